// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C001 One lucky draw: prizes, rules, chances left */
export const getDraw = {"id":"getDraw","method":"get","path":"/api/draw","access":"visitor","call":"C001"} as const;
/** C002 Latest winners of a draw, names masked */
export const listDrawWinners = {"id":"listDrawWinners","method":"get","path":"/api/draw/new_record","access":"visitor","call":"C002"} as const;
/** C003 The activity a draw belongs to */
export const getDrawActivity = {"id":"getDrawActivity","method":"get","path":"/api/draw/{id}/activity","access":"visitor","call":"C003"} as const;
/** C004 The running draw in short: id, is_join (feeds the bottom popup) */
export const getRunningDraw = {"id":"getRunningDraw","method":"get","path":"/api/draw/simple","access":"visitor","call":"C004"} as const;
/** C005 My draw results */
export const listDrawRecords = {"id":"listDrawRecords","method":"get","path":"/api/draw/record","access":"buyer","call":"C005"} as const;
/** C006 Advertisement pictures of the draw */
export const listDrawAds = {"id":"listDrawAds","method":"get","path":"/api/draw/ads","access":"visitor","call":"C006"} as const;
/** C007 Perform the draw (id): result name, remarks; at most the chances left, prizes never over-issued */
export const performDraw = {"id":"performDraw","method":"post","path":"/api/draw/{id}","access":"buyer","call":"C007"} as const;
/** C010 Friendly links */
export const listLinks = {"id":"listLinks","method":"get","path":"/api/global/links","access":"visitor","call":"C010"} as const;
/** C011 Favourites, paged */
export const listFavorites = {"id":"listFavorites","method":"get","path":"/api/favorite","access":"buyer","call":"C011"} as const;
/** C012 Add favourites */
export const addFavorites = {"id":"addFavorites","method":"post","path":"/api/favorite","access":"buyer","call":"C012"} as const;
/** C013 Cancel favourites */
export const cancelFavorites = {"id":"cancelFavorites","method":"post","path":"/api/favorite/cancel","access":"buyer","call":"C013"} as const;
/** C014 Copy cart lines to linked stores */
export const copyCartLines = {"id":"copyCartLines","method":"post","path":"/api/cart/copy","access":"buyer","call":"C014"} as const;
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
/** C037 Demonstration focus block */
export const getDemoFocus = {"id":"getDemoFocus","method":"get","path":"/api/focus/demo","access":"visitor","call":"C037"} as const;
/** C038 Running activities */
export const listActivities = {"id":"listActivities","method":"get","path":"/api/goods/activities","access":"visitor","call":"C038"} as const;
/** C039 Goods of an activity (banner dialog) */
export const listActivityGoods = {"id":"listActivityGoods","method":"get","path":"/api/activity/{id}/goods","access":"visitor","call":"C039"} as const;
/** C040 Right-side advertisements */
export const listRightAds = {"id":"listRightAds","method":"get","path":"/api/focus/right_ads","access":"visitor","call":"C040"} as const;
/** C041 Footer help category list */
export const listFooterCategories = {"id":"listFooterCategories","method":"get","path":"/api/article/footer","access":"visitor","call":"C041"} as const;
/** C042 Activity tap: record a visit or claim from an activity */
export const tapActivity = {"id":"tapActivity","method":"post","path":"/api/activity/tap","access":"buyer","call":"C042"} as const;
/** C043 Where an activity link leads */
export const resolveActivity = {"id":"resolveActivity","method":"get","path":"/api/activity/resolve","access":"visitor","call":"C043"} as const;
/** C044 One activity: title, banner, rules, period, template */
export const getActivity = {"id":"getActivity","method":"get","path":"/api/activity/{id}","access":"visitor","call":"C044"} as const;
/** C045 Articles of a category */
export const listArticles = {"id":"listArticles","method":"get","path":"/api/article","access":"visitor","call":"C045"} as const;
/** C046 One article, previous and next */
export const getArticle = {"id":"getArticle","method":"get","path":"/api/article/{id}","access":"visitor","call":"C046"} as const;
/** C047 Combinations */
export const listCombinations = {"id":"listCombinations","method":"get","path":"/api/combination","access":"visitor","call":"C047"} as const;
/** C048 Brand wall */
export const listBrands = {"id":"listBrands","method":"get","path":"/api/brand","access":"visitor","call":"C048"} as const;
/** C050 A code for binding WeChat, shown as a QR code */
export const createBindCode = {"id":"createBindCode","method":"post","path":"/api/user/create_code","access":"buyer","call":"C050"} as const;
/** C051 Unbind WeChat */
export const unbindWechat = {"id":"unbindWechat","method":"delete","path":"/api/user/unbind_wechat","access":"buyer","call":"C051"} as const;
/** C052 Feedback */
export const sendFeedback = {"id":"sendFeedback","method":"post","path":"/api/user/feedback","access":"buyer","call":"C052"} as const;
/** C053 New demand request */
export const addDemand = {"id":"addDemand","method":"post","path":"/api/user/buy","access":"buyer","call":"C053"} as const;
/** C054 My demand requests */
export const listDemands = {"id":"listDemands","method":"get","path":"/api/user/buy","access":"buyer","call":"C054"} as const;
/** C055 Goods bought before */
export const listBoughtGoods = {"id":"listBoughtGoods","method":"get","path":"/api/user/fast_buy","access":"buyer","call":"C055"} as const;
/** C056 Claimable coupons */
export const listClaimableCoupons = {"id":"listClaimableCoupons","method":"get","path":"/api/user/availableCoupon","access":"visitor","call":"C056"} as const;
/** C057 My coupons */
export const listCoupons = {"id":"listCoupons","method":"get","path":"/api/user/coupon","access":"buyer","call":"C057"} as const;
/** C058 Money log */
export const listMoneyLog = {"id":"listMoneyLog","method":"get","path":"/api/user/user_money_log","access":"buyer","call":"C058"} as const;
/** C059 Balance, red packets, points, voucher totals */
export const getWallet = {"id":"getWallet","method":"get","path":"/api/user/user_money","access":"buyer","call":"C059"} as const;
/** C060 Business scope */
export const getBusinessScope = {"id":"getBusinessScope","method":"get","path":"/api/user/jyfw","access":"buyer","call":"C060"} as const;
/** C061 Change name and phone */
export const changeUserInfo = {"id":"changeUserInfo","method":"post","path":"/api/user/updateUserInfo","access":"buyer","call":"C061"} as const;
/** C062 Change password */
export const changePassword = {"id":"changePassword","method":"post","path":"/api/user/resetPassword","access":"buyer","call":"C062"} as const;
/** C063 Qualification documents */
export const listDocuments = {"id":"listDocuments","method":"get","path":"/api/user/zizhi","access":"buyer","call":"C063"} as const;
/** C064 Coupon counts by status */
export const countCoupons = {"id":"countCoupons","method":"get","path":"/api/user/couponNum","access":"buyer","call":"C064"} as const;
/** C065 The user state (visitors: show = false and common configuration) */
export const getUserState = {"id":"getUserState","method":"get","path":"/api/user/base","access":"visitor","call":"C065"} as const;
/** C066 Log out */
export const logout = {"id":"logout","method":"delete","path":"/api/user/logout","access":"buyer","call":"C066"} as const;
/** C067 Is this phone free to register? (rate-limited; tells nothing else) */
export const checkPhone = {"id":"checkPhone","method":"get","path":"/api/user/phone/{value}","access":"visitor","call":"C067"} as const;
/** C070 Controlled-zone advertisements */
export const listControlledAds = {"id":"listControlledAds","method":"get","path":"/api/focus/kxzq_ad","access":"visitor","call":"C070"} as const;
/** C071 New controlled zone */
export const getNewControlledFocus = {"id":"getNewControlledFocus","method":"get","path":"/api/focus/new_kxzq","access":"visitor","call":"C071"} as const;
/** C072 Right panel block */
export const getRightPanel = {"id":"getRightPanel","method":"get","path":"/api/focus/right","access":"visitor","call":"C072"} as const;
/** C073 Newcomer recommendations */
export const listNewcomerGoods = {"id":"listNewcomerGoods","method":"get","path":"/api/focus/xrtj","access":"visitor","call":"C073"} as const;
/** C074 Top ad: url, image */
export const getTopAd = {"id":"getTopAd","method":"get","path":"/api/focus/top","access":"visitor","call":"C074"} as const;
/** C075 Brand zone block */
export const getBrandZoneFocus = {"id":"getBrandZoneFocus","method":"get","path":"/api/focus/ppzq","access":"visitor","call":"C075"} as const;
/** C076 Controlled zone block */
export const getControlledFocus = {"id":"getControlledFocus","method":"get","path":"/api/focus/kxzq","access":"visitor","call":"C076"} as const;
/** C077 TCM zone block */
export const getTcmFocus = {"id":"getTcmFocus","method":"get","path":"/api/focus/zyzq","access":"visitor","call":"C077"} as const;
/** C078 Login page block */
export const getLoginFocus = {"id":"getLoginFocus","method":"get","path":"/api/focus/login","access":"visitor","call":"C078"} as const;
/** C079 Free-shipping zone block */
export const getFreeShippingFocus = {"id":"getFreeShippingFocus","method":"get","path":"/api/focus/yx","access":"visitor","call":"C079"} as const;
/** C080 Home block */
export const getHomeFocus = {"id":"getHomeFocus","method":"get","path":"/api/focus","access":"visitor","call":"C080"} as const;
/** C081 Recommended for you */
export const listRecommendedGoods = {"id":"listRecommendedGoods","method":"get","path":"/api/index_wntj/1","access":"visitor","call":"C081"} as const;
/** C082 One brand */
export const getBrand = {"id":"getBrand","method":"get","path":"/api/focus/brand/{id}","access":"visitor","call":"C082"} as const;
/** C083 rnss (hot searches), nav, category, category_yx, category_zy, category_qx, brand, timestamp */
export const getCommonFocus = {"id":"getCommonFocus","method":"get","path":"/api/focus/common","access":"visitor","call":"C083"} as const;
/** C084 Home announcements */
export const listAnnouncements = {"id":"listAnnouncements","method":"get","path":"/api/focus/postList","access":"visitor","call":"C084"} as const;
/** C085 Devices zone block */
export const getDevicesFocus = {"id":"getDevicesFocus","method":"get","path":"/api/focus/qxzq","access":"visitor","call":"C085"} as const;
/** C086 Near-expiry zone block */
export const getNearExpiryFocus = {"id":"getNearExpiryFocus","method":"get","path":"/api/focus/jxqzc","access":"visitor","call":"C086"} as const;
/** C100 Log in; session cookie */
export const login = {"id":"login","method":"post","path":"/api/auth/login","access":"visitor","call":"C100"} as const;
/** C101 Log in by SMS code */
export const loginBySms = {"id":"loginBySms","method":"post","path":"/api/auth/login_sms","access":"visitor","call":"C101"} as const;
/** C102 Captcha picture, asked for after 3 failures */
export const getCaptcha = {"id":"getCaptcha","method":"get","path":"/api/auth/captcha","access":"visitor","call":"C102"} as const;
/** C103 Send a code (register, login, forget, bind); 60 s between two */
export const sendSms = {"id":"sendSms","method":"post","path":"/api/auth/sms","access":"visitor","call":"C103"} as const;
/** C104 Registration step 1 */
export const register = {"id":"register","method":"post","path":"/api/auth/register","access":"visitor","call":"C104"} as const;
/** C105 Registration step 2 */
export const registerCompany = {"id":"registerCompany","method":"post","path":"/api/auth/register/company","access":"buyer","call":"C105"} as const;
/** C106 Registration step 3 */
export const getRegistration = {"id":"getRegistration","method":"get","path":"/api/auth/register/status","access":"buyer","call":"C106"} as const;
/** C107 Multi-store registration */
export const registerStores = {"id":"registerStores","method":"post","path":"/api/auth/register/stores","access":"buyer","call":"C107"} as const;
/** C108 Forgot password step 1: a one-time token */
export const verifyForgotten = {"id":"verifyForgotten","method":"post","path":"/api/auth/forget/verify","access":"visitor","call":"C108"} as const;
/** C109 Forgot password step 2; ends every other session */
export const resetForgotten = {"id":"resetForgotten","method":"post","path":"/api/auth/forget/reset","access":"visitor","call":"C109"} as const;
/** C110 Poll a WeChat scan */
export const pollWechat = {"id":"pollWechat","method":"get","path":"/api/auth/wechat","access":"visitor","call":"C110"} as const;
/** C111 Bind a scanned WeChat to an account */
export const bindWechat = {"id":"bindWechat","method":"post","path":"/api/auth/wechat/bind","access":"visitor","call":"C111"} as const;
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
/** C127 Put its lines in the cart again */
export const buyAgain = {"id":"buyAgain","method":"post","path":"/api/order/{id}/again","access":"buyer","call":"C127"} as const;
/** C128 Logistics track */
export const getLogistics = {"id":"getLogistics","method":"get","path":"/api/order/{id}/logistics","access":"buyer","call":"C128"} as const;
/** C129 Bank-transfer slip */
export const uploadSlip = {"id":"uploadSlip","method":"post","path":"/api/order/{id}/slip","access":"buyer","call":"C129","multipart":true} as const;
/** C130 Ask for a return */
export const requestReturn = {"id":"requestReturn","method":"post","path":"/api/order/{id}/return","access":"buyer","call":"C130"} as const;
/** C131 Return detail */
export const getReturn = {"id":"getReturn","method":"get","path":"/api/order/return/{id}","access":"buyer","call":"C131"} as const;
/** C132 Ask for after-sales service */
export const requestAfterSales = {"id":"requestAfterSales","method":"post","path":"/api/order/{id}/after_sales","access":"buyer","call":"C132"} as const;
/** C133 After-sales detail */
export const getAfterSales = {"id":"getAfterSales","method":"get","path":"/api/order/after_sales/{id}","access":"buyer","call":"C133"} as const;
/** C134 Payment provider's notification: signature checked, applied once */
export const notifyPayment = {"id":"notifyPayment","method":"post","path":"/api/payment/notify/{provider}","access":"provider","call":"C134"} as const;
/** C135 A delivery's papers in one download with a manifest (K7) */
export const downloadPapers = {"id":"downloadPapers","method":"get","path":"/api/order/{id}/papers","access":"buyer","call":"C135","file":true} as const;
/** C136 What buying it again would do, line by line (K3) */
export const previewBuyAgain = {"id":"previewBuyAgain","method":"get","path":"/api/order/{id}/again","access":"buyer","call":"C136"} as const;
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
/** C150 Linked stores */
export const listStores = {"id":"listStores","method":"get","path":"/api/store","access":"buyer","call":"C150"} as const;
/** C151 Link a store (proved by its own log-in) */
export const linkStore = {"id":"linkStore","method":"post","path":"/api/store","access":"buyer","call":"C151"} as const;
/** C152 Unlink */
export const unlinkStore = {"id":"unlinkStore","method":"delete","path":"/api/store/{id}","access":"buyer","call":"C152"} as const;
/** C153 Work as that store */
export const switchStore = {"id":"switchStore","method":"post","path":"/api/store/{id}/switch","access":"buyer","call":"C153"} as const;
/** C160 Messages */
export const listMessages = {"id":"listMessages","method":"get","path":"/api/message","access":"buyer","call":"C160"} as const;
/** C161 Mark read */
export const readMessages = {"id":"readMessages","method":"post","path":"/api/message/read","access":"buyer","call":"C161"} as const;
/** C162 Delete */
export const deleteMessages = {"id":"deleteMessages","method":"post","path":"/api/message/delete","access":"buyer","call":"C162"} as const;
/** C170 Upload or renew a document */
export const uploadDocument = {"id":"uploadDocument","method":"post","path":"/api/user/zizhi","access":"buyer","call":"C170","multipart":true} as const;
/** C171 Upload a picture (slip, return, after-sales) */
export const uploadPicture = {"id":"uploadPicture","method":"post","path":"/api/upload","access":"buyer","call":"C171","multipart":true} as const;
/** C172 Sign the e-contract */
export const signContract = {"id":"signContract","method":"post","path":"/api/user/contract","access":"buyer","call":"C172"} as const;
/** C173 The e-contract to read and sign (R113) */
export const getContract = {"id":"getContract","method":"get","path":"/api/user/contract","access":"buyer","call":"C173"} as const;
/** C180 Claim a coupon */
export const claimCoupon = {"id":"claimCoupon","method":"post","path":"/api/coupon/{id}/receive","access":"buyer","call":"C180"} as const;
/** C181 Red packets */
export const listRedPackets = {"id":"listRedPackets","method":"get","path":"/api/user/red_packet","access":"buyer","call":"C181"} as const;
/** C182 Cash vouchers */
export const listVouchers = {"id":"listVouchers","method":"get","path":"/api/user/voucher","access":"buyer","call":"C182"} as const;
/** C183 Points log */
export const listPointsLog = {"id":"listPointsLog","method":"get","path":"/api/user/points_log","access":"buyer","call":"C183"} as const;
/** C184 Points mall goods */
export const listPointsGoods = {"id":"listPointsGoods","method":"get","path":"/api/points/goods","access":"visitor","call":"C184"} as const;
/** C185 Exchange points */
export const exchangePoints = {"id":"exchangePoints","method":"post","path":"/api/points/exchange","access":"buyer","call":"C185"} as const;
/** C186 Points orders */
export const listPointsOrders = {"id":"listPointsOrders","method":"get","path":"/api/points/order","access":"buyer","call":"C186"} as const;
/** C190 Invoices */
export const listInvoices = {"id":"listInvoices","method":"get","path":"/api/invoice","access":"buyer","call":"C190"} as const;
/** C191 Ask for an invoice */
export const requestInvoice = {"id":"requestInvoice","method":"post","path":"/api/invoice","access":"buyer","call":"C191"} as const;
/** C192 Download */
export const downloadInvoice = {"id":"downloadInvoice","method":"get","path":"/api/invoice/{id}/pdf","access":"buyer","call":"C192","file":true} as const;
/** C193 Invoice title data */
export const getInvoiceTitle = {"id":"getInvoiceTitle","method":"get","path":"/api/invoice/title","access":"buyer","call":"C193"} as const;
/** C194 Change it */
export const changeInvoiceTitle = {"id":"changeInvoiceTitle","method":"put","path":"/api/invoice/title","access":"buyer","call":"C194"} as const;
/** C195 One demand request */
export const getDemand = {"id":"getDemand","method":"get","path":"/api/user/buy/{id}","access":"buyer","call":"C195"} as const;
/** C196 Match a pasted or uploaded purchase list to goods */
export const matchPurchaseList = {"id":"matchPurchaseList","method":"post","path":"/api/user/purchase_list","access":"buyer","call":"C196","multipart":true} as const;
/** C197 Set or change the payment password (six digits), proved by an SMS code */
export const setPayPassword = {"id":"setPayPassword","method":"post","path":"/api/user/pay_password","access":"buyer","call":"C197"} as const;
/** C198 Put money into the wallet through a payment provider */
export const rechargeWallet = {"id":"rechargeWallet","method":"post","path":"/api/user/recharge","access":"buyer","call":"C198"} as const;
/** C199 Cashback tiers and my progress (R011) */
export const getCashback = {"id":"getCashback","method":"get","path":"/api/activity/cashback","access":"visitor","call":"C199"} as const;
/** C200 Page view */
export const recordPageView = {"id":"recordPageView","method":"post","path":"/api/global/page_view","access":"visitor","call":"C200"} as const;
