/** From this width on the page of the cart makes room for the open drawer. */
export const drawerRoomPx = 1280;
