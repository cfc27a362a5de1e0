// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C010 Friendly links */
export const listLinks = {"id":"listLinks","method":"get","path":"/api/global/links","access":"visitor","call":"C010"} as const;
/** C011 Favourites, paged */
export const listFavorites = {"id":"listFavorites","method":"get","path":"/api/favorite","access":"buyer","call":"C011"} as const;
/** C012 Add favourites */
export const addFavorites = {"id":"addFavorites","method":"post","path":"/api/favorite","access":"buyer","call":"C012"} as const;
/** C013 Cancel favourites */
export const cancelFavorites = {"id":"cancelFavorites","method":"post","path":"/api/favorite/cancel","access":"buyer","call":"C013"} as const;
/** C015 Order check information for the chosen lines */
export const checkoutCart = {"id":"checkoutCart","method":"post","path":"/api/cart/checkout","access":"buyer","call":"C015"} as const;
/** C016 Delete lines */
export const deleteCartLines = {"id":"deleteCartLines","method":"post","path":"/api/cart/batch_delete","access":"buyer","call":"C016"} as const;
/** C017 Change a line's quantity */
export const editCartLine = {"id":"editCartLine","method":"post","path":"/api/cart/{id}/edit","access":"buyer","call":"C017"} as const;
/** C018 Select or deselect lines */
export const selectCartLines = {"id":"selectCartLines","method":"post","path":"/api/cart/batch_select","access":"buyer","call":"C018"} as const;
/** C019 Number of lines in the cart */
export const getCartTotal = {"id":"getCartTotal","method":"get","path":"/api/cart/total","access":"buyer","call":"C019"} as const;
/** C020 The cart */
export const getCart = {"id":"getCart","method":"get","path":"/api/cart/list","access":"buyer","call":"C020"} as const;
/** C021 Add one goods in its default quantity */
export const quickAddGoods = {"id":"quickAddGoods","method":"post","path":"/api/cart/quick_add/{id}","access":"buyer","call":"C021"} as const;
/** C022 Add lines */
export const addCartLines = {"id":"addCartLines","method":"post","path":"/api/cart","access":"buyer","call":"C022"} as const;
/** C023 What the next tier, coupon or free-shipping threshold still needs */
export const getNextHint = {"id":"getNextHint","method":"post","path":"/api/cart/next_hint","access":"buyer","call":"C023"} as const;
/** C030 Seckill rounds and goods */
export const listSpike = {"id":"listSpike","method":"get","path":"/api/index/spike","access":"visitor","call":"C030"} as const;
/** C031 Help categories with children */
export const listHelpCategories = {"id":"listHelpCategories","method":"get","path":"/api/article/category","access":"visitor","call":"C031"} as const;
/** C032 Suggestions for goods or manufacturer */
export const suggestGoods = {"id":"suggestGoods","method":"get","path":"/api/goods/search","access":"visitor","call":"C032"} as const;
/** C033 Hot searches */
export const listHotSearches = {"id":"listHotSearches","method":"get","path":"/api/goods/hot","access":"visitor","call":"C033"} as const;
/** C034 Goods, filtered, sorted, paged */
export const listGoods = {"id":"listGoods","method":"get","path":"/api/goods/list","access":"visitor","call":"C034"} as const;
/** C035 Product detail */
export const getGoods = {"id":"getGoods","method":"get","path":"/api/goods/detail/{id}","access":"visitor","call":"C035"} as const;
/** C036 Daily specials */
export const listDailySpecials = {"id":"listDailySpecials","method":"get","path":"/api/activity/everyday_price","access":"visitor","call":"C036"} as const;
/** C038 Running activities */
export const listActivities = {"id":"listActivities","method":"get","path":"/api/goods/activities","access":"visitor","call":"C038"} as const;
/** C041 Footer help category list */
export const listFooterCategories = {"id":"listFooterCategories","method":"get","path":"/api/article/footer","access":"visitor","call":"C041"} as const;
/** C048 Brand wall */
export const listBrands = {"id":"listBrands","method":"get","path":"/api/brand","access":"visitor","call":"C048"} as const;
/** C056 Claimable coupons */
export const listClaimableCoupons = {"id":"listClaimableCoupons","method":"get","path":"/api/user/availableCoupon","access":"visitor","call":"C056"} as const;
/** C059 Balance, red packets, points, voucher totals */
export const getWallet = {"id":"getWallet","method":"get","path":"/api/user/user_money","access":"buyer","call":"C059"} as const;
/** C065 The user state (visitors: show = false and common configuration) */
export const getUserState = {"id":"getUserState","method":"get","path":"/api/user/base","access":"visitor","call":"C065"} as const;
/** C066 Log out */
export const logout = {"id":"logout","method":"delete","path":"/api/user/logout","access":"buyer","call":"C066"} as const;
/** C074 Top ad: url, image */
export const getTopAd = {"id":"getTopAd","method":"get","path":"/api/focus/top","access":"visitor","call":"C074"} as const;
/** C080 Home block */
export const getHomeFocus = {"id":"getHomeFocus","method":"get","path":"/api/focus","access":"visitor","call":"C080"} as const;
/** C081 Recommended for you */
export const listRecommendedGoods = {"id":"listRecommendedGoods","method":"get","path":"/api/index_wntj/1","access":"visitor","call":"C081"} as const;
/** C083 rnss (hot searches), nav, category, category_yx, category_zy, category_qx, brand, timestamp */
export const getCommonFocus = {"id":"getCommonFocus","method":"get","path":"/api/focus/common","access":"visitor","call":"C083"} as const;
/** C084 Home announcements */
export const listAnnouncements = {"id":"listAnnouncements","method":"get","path":"/api/focus/postList","access":"visitor","call":"C084"} as const;
/** C100 Log in; session cookie */
export const login = {"id":"login","method":"post","path":"/api/auth/login","access":"visitor","call":"C100"} as const;
/** C102 Captcha picture, asked for after 3 failures */
export const getCaptcha = {"id":"getCaptcha","method":"get","path":"/api/auth/captcha","access":"visitor","call":"C102"} as const;
/** C120 My orders with counts by status */
export const listOrders = {"id":"listOrders","method":"get","path":"/api/order","access":"buyer","call":"C120"} as const;
/** C121 Submit an order from step 2 */
export const placeOrder = {"id":"placeOrder","method":"post","path":"/api/order","access":"buyer","call":"C121"} as const;
/** C122 Order detail */
export const getOrder = {"id":"getOrder","method":"get","path":"/api/order/{id}","access":"buyer","call":"C122"} as const;
/** C123 Start or complete a payment */
export const payOrder = {"id":"payOrder","method":"post","path":"/api/order/{id}/pay","access":"buyer","call":"C123"} as const;
/** C124 Payment state (polled by step 3) */
export const getOrderPayment = {"id":"getOrderPayment","method":"get","path":"/api/order/{id}/payment","access":"buyer","call":"C124"} as const;
/** C125 Cancel: stock, coupons, vouchers and balance come back */
export const cancelOrder = {"id":"cancelOrder","method":"post","path":"/api/order/{id}/cancel","access":"buyer","call":"C125"} as const;
/** C126 Confirm receipt */
export const confirmOrder = {"id":"confirmOrder","method":"post","path":"/api/order/{id}/confirm","access":"buyer","call":"C126"} as const;
/** C134 Payment provider's notification: signature checked, applied once */
export const notifyPayment = {"id":"notifyPayment","method":"post","path":"/api/payment/notify/{provider}","access":"provider","call":"C134"} as const;
/** C140 Addresses */
export const listAddresses = {"id":"listAddresses","method":"get","path":"/api/address","access":"buyer","call":"C140"} as const;
/** C141 Add */
export const addAddress = {"id":"addAddress","method":"post","path":"/api/address","access":"buyer","call":"C141"} as const;
/** C142 Change */
export const changeAddress = {"id":"changeAddress","method":"put","path":"/api/address/{id}","access":"buyer","call":"C142"} as const;
/** C143 Delete */
export const deleteAddress = {"id":"deleteAddress","method":"delete","path":"/api/address/{id}","access":"buyer","call":"C143"} as const;
/** C144 Provinces, cities, districts */
export const listRegions = {"id":"listRegions","method":"get","path":"/api/region","access":"visitor","call":"C144"} as const;
/** C180 Claim a coupon */
export const claimCoupon = {"id":"claimCoupon","method":"post","path":"/api/coupon/{id}/receive","access":"buyer","call":"C180"} as const;
/** C200 Page view */
export const recordPageView = {"id":"recordPageView","method":"post","path":"/api/global/page_view","access":"visitor","call":"C200"} as const;
