/** The cart page makes room for the open drawer from this width. */
export const drawerRoomPx = 1280;
