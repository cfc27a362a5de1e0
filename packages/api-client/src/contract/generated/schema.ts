// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export interface paths {
    "/api/index/spike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seckill rounds and goods */
        get: operations["listSpike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/everyday_price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily specials */
        get: operations["listDailySpecials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Running activities */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/{id}/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods of an activity (banner dialog)
         * @description Those of an activity that is still to come show beforehand, without its prices.
         */
        get: operations["listActivityGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/tap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activity tap: record a visit or claim from an activity */
        post: operations["tapActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where an activity link leads */
        get: operations["resolveActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One activity: title, banner, rules, period, template */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/combination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Combinations */
        get: operations["listCombinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/cashback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cashback tiers and my progress (R011) */
        get: operations["getCashback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses */
        get: operations["listAddresses"];
        put?: never;
        /** Add */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change */
        put: operations["changeAddress"];
        post?: never;
        /**
         * Delete
         * @description Deleting the default makes the newest of the others the default.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Help categories with children */
        get: operations["listHelpCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article/footer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Footer help category list */
        get: operations["listFooterCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles of a category */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help articles by words or pinyin
         * @description Best match first. Without keywords the most read articles.
         */
        get: operations["searchHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article, previous and next */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in; session cookie
         * @description A wrong name or password is 422 on `password`, without telling which; after three failures 42801 until a captcha is sent along. A new session begins and the old one ends.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captcha picture, asked for after 3 failures
         * @description Proof of work in place of the picture. It serves once, for five minutes, and for the account or phone that it is asked for.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login_sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by SMS code */
        post: operations["loginBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code (register, login, forget, bind); 60 s between two
         * @description Answers alike whether or not the phone or address has an account. Scenes pay and proof send to the account's own phone, or to its address where it has none or no SMS can be sent.
         */
        post: operations["sendSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registration step 1
         * @description Begins a session; the account is then at step 2.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registration step 2 */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registration step 3 */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Multi-store registration */
        post: operations["registerStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forget/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgot password step 1: a one-time token */
        post: operations["verifyForgotten"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forget/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forgot password step 2; ends every other session */
        post: operations["resetForgotten"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was changed in an account within 24 hours, from the phone that it had then
         * @description Phone, e-mail address, WeChat and title data become what they were, the password and the payment password serve no more, every session ends; the token sets a new password (C109).
         */
        post: operations["restoreAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a log-in that asked for the second factor (42803) */
        post: operations["loginBySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Poll a WeChat scan */
        get: operations["pollWechat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/wechat/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a scanned WeChat to an account */
        post: operations["bindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brand wall */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/brand/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One brand */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products saved for later */
        get: operations["getSavedLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save lines for later
         * @description Moves lines out of the cart. Units of a product that is saved already are added up. At most 500 products are saved.
         */
        post: operations["saveCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put saved products back into the cart
         * @description Each is judged like a line that is added (C022). Products that cannot be bought stay saved.
         */
        post: operations["restoreSavedLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/saved/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete saved products */
        post: operations["deleteSavedLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/total": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of lines in the cart */
        get: operations["getCartTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add lines
         * @description Each line is judged by itself and answered by itself; numbers add to what is there. The call succeeds if at least one line went in, else it is refused with 40902 and the same results in `data`.
         */
        post: operations["addCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/quick_add/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add one goods in its default quantity */
        post: operations["quickAddGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a line's quantity
         * @description The server rounds and caps the number as the quantity control does (Q1–Q3).
         */
        post: operations["editCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/batch_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete lines */
        post: operations["deleteCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/batch_select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Select or deselect lines */
        post: operations["selectCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/next_hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The amount missing for the next tier, coupon or free shipping */
        post: operations["getNextHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price the chosen lines and propose the next step */
        get: operations["getCartStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy cart lines to linked stores
         * @description Each store is judged by its own scope, prices, stock and caps. 404 for stores that are not linked.
         */
        post: operations["copyCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods to order while somebody types */
        get: operations["suggestToOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the company */
        get: operations["listPeople"];
        put?: never;
        /**
         * Invite a person, who sets a password by the code (C290)
         * @description Requires a verified identity (42802). A phone that an account or another person has is refused.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/person/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change name, roles and limits of a person */
        put: operations["changePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/person/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new code for a person who has none, has forgotten the password or was stopped
         * @description Requires a verified identity (42802).
         */
        post: operations["reinvitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/person/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a person; their sessions end at once */
        post: operations["stopPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/person/{id}/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Switch off the second factor of a person who has lost it; their sessions end at once
         * @description Requires a verified identity (42802), and a code (C249) where the owner's second factor is on.
         */
        delete: operations["removePersonFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of approval that this company has set */
        get: operations["listRules"];
        put?: never;
        /** Add a rule of approval */
        post: operations["addRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/rule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a rule of approval; open requests stay */
        delete: operations["deleteRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests of this company and those that it decides, open ones first and at today's prices */
        get: operations["listRequests"];
        put?: never;
        /**
         * Submit step 2 for approval, where an order needs it (`approval` of C015)
         * @description Its lines leave the cart until it is decided. Takes no stock and charges nothing. Judged and refused like an order (C121).
         */
        post: operations["askForOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change quantities of a request before deciding it */
        put: operations["changeRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/request/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a request; after the last approval the order is placed like any other (C121) */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/request/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a request with a word, or withdraw an own one; its lines go back into the cart */
        post: operations["returnRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/store_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores that this head office can order for, itself first */
        get: operations["listOrderStores"];
        put?: never;
        /**
         * One order for each store, all or none
         * @description Judged, priced and stored like orders that each store places itself. A refusal names the store and, where it is about one, the product. The same key never makes a second order.
         */
        post: operations["placeStoreOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/store_order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How one store would order these lines now
         * @description Changes nothing.
         */
        post: operations["previewStoreOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/goods_rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, categories and makers that this company or a head office of it forbids or prefers */
        get: operations["listGoodsRules"];
        put?: never;
        /**
         * Forbid or prefer a product, its maker or a category, for this company and its stores
         * @description Replaces an earlier rule for the same.
         */
        post: operations["addGoodsRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/goods_rule/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a rule of this company */
        delete: operations["deleteGoodsRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/availableCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claimable coupons */
        get: operations["listClaimableCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a coupon
         * @description Refused with 40905 when it is gone, not begun, over, or claimed as often as allowed.
         */
        post: operations["claimCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My coupons */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/couponNum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupon counts by status */
        get: operations["countCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit line, and orders on account that are not paid in full */
        get: operations["getCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/credit/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask finance for a credit line, or for another one
         * @description Refused (40904) while another request is open.
         */
        post: operations["requestCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/credit/repay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay debts on account from the balance, the earliest due first
         * @description Refuses amounts above the balance (40907) or above the open debts. A repeat with the same key pays nothing more.
         */
        post: operations["repayCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/credit/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement of account of a month, as PDF or XLSX
         * @description Opening debt, purchases, reductions, repayments and closing debt; of the current month, up to now.
         */
        get: operations["downloadCreditStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My demand requests */
        get: operations["listDemands"];
        put?: never;
        /** New demand request */
        post: operations["addDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/buy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One demand request */
        get: operations["getDemand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fast_buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods bought before */
        get: operations["listBoughtGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/purchase_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Match a pasted or uploaded purchase list to goods */
        post: operations["matchPurchaseList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/purchase_list/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember what was chosen for a row of a purchase list
         * @description The next list with such a row takes the same goods, unless they differ from what the row says. The last 2,000 are remembered.
         */
        post: operations["chooseForLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/zizhi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qualification documents */
        get: operations["listDocuments"];
        put?: never;
        /** Upload or renew a document */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture (slip, return, after-sales) */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-contract to read and sign (R113) */
        get: operations["getContract"];
        put?: never;
        /** Sign the e-contract */
        post: operations["signContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/contract/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current e-contract as PDF */
        get: operations["downloadContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One lucky draw: prizes, rules, chances left */
        get: operations["getDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw/new_record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Latest winners of a draw, names masked */
        get: operations["listDrawWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The activity a draw belongs to */
        get: operations["getDrawActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw/simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The running draw in short: id, is_join (feeds the bottom popup) */
        get: operations["getRunningDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My draw results */
        get: operations["listDrawRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw/ads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Advertisement pictures of the draw */
        get: operations["listDrawAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/draw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw once: prize and remarks. Never more than the remaining chances or prizes
         * @description Refused with 40904 when the draw is not running or no chance is left.
         */
        post: operations["performDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Favourites, paged */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Add favourites
         * @description Products that are favourites already stay so.
         */
        post: operations["addFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel favourites
         * @description Products that aren't favourites are ignored.
         */
        post: operations["cancelFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Home block */
        get: operations["getHomeFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/common": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** rnss (hot searches), nav, category, category_yx, category_zy, category_qx, brand, timestamp */
        get: operations["getCommonFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Top ad: url, image */
        get: operations["getTopAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/postList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Home announcements */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demonstration focus block
         * @description The head of the landing page of the clinic programme (优医汇).
         */
        get: operations["getDemoFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/right_ads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Right-side advertisements */
        get: operations["listRightAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/kxzq_ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Controlled-zone advertisements */
        get: operations["listControlledAds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/new_kxzq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New controlled zone */
        get: operations["getNewControlledFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/right": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Right panel block */
        get: operations["getRightPanel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/xrtj": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newcomer recommendations */
        get: operations["listNewcomerGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/ppzq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brand zone block */
        get: operations["getBrandZoneFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/kxzq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Controlled zone block */
        get: operations["getControlledFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/zyzq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** TCM zone block */
        get: operations["getTcmFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Login page block */
        get: operations["getLoginFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/yx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Free-shipping zone block */
        get: operations["getFreeShippingFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/qxzq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices zone block */
        get: operations["getDevicesFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/focus/jxqzc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Near-expiry zone block */
        get: operations["getNearExpiryFocus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/global/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Friendly links */
        get: operations["listLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/global/page_view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Page view */
        post: operations["recordPageView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods, filtered, sorted, paged
         * @description Filters of different kinds must all hold; of several values of one kind any may. Unknown ids give an empty list. Pinned goods (`byTop`) stand first in the default sort; out of stock comes last in every sort.
         */
        get: operations["listGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods side by side
         * @description In the order asked for; unknown ids are left out.
         */
        get: operations["compareGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Product detail
         * @description 404 for goods that never were; goods off the shelf answer with cant_buy_reason OFF_SHELF.
         */
        get: operations["getGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quality inspection reports by batch or goods
         * @description Of batches that this buyer has bought first, then the latest.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions for goods or manufacturer */
        get: operations["suggestGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hot searches */
        get: operations["listHotSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index_wntj/1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommended for you */
        get: operations["listRecommendedGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which ways to register and log in this shop has, besides passwords and invitations */
        get: operations["getAuthWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rights that an invitation's code gives
         * @description 422 on `code` if it is unknown, used, withdrawn or expired, or if the owner of the prepared account has logged in; the message says which.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set username and password with the code of an invitation, once
         * @description Then log in (C100). A reset ends every session of the account.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices */
        get: operations["listInvoices"];
        put?: never;
        /** Ask for an invoice */
        post: operations["requestInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download, byte for byte as the tax platform issued it */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All files of the invoices issued in a month, as ZIP */
        get: operations["downloadInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoice title data */
        get: operations["getInvoiceTitle"];
        /** Change it */
        put: operations["changeInvoiceTitle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark read */
        post: operations["readMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete */
        post: operations["deleteMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order check information for the chosen lines
         * @description Changes nothing; step 2 asks again with each choice. Refused with 40902 if none of the lines can be had.
         */
        post: operations["checkoutCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My orders with counts by status */
        get: operations["listOrders"];
        put?: never;
        /**
         * Submit an order from step 2
         * @description Prices, promotions, stock and caps are judged again in the transaction. The same key with the same body gives the same order (O1); with another body 40903. What cannot be had refuses everything with 40902 and names each line (O2); a total that differs refuses with 40901 and the new figures (O3).
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Order detail */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the order and restore stock, coupons, vouchers and balance
         * @description Only while pending, else 40904. Cancelling what is cancelled already succeeds and changes nothing.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm receipt
         * @description Only while shipped, else 40904. Confirming what is done already succeeds and changes nothing.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or complete a payment
         * @description balance pays at once, and credit buys on account: the order counts as paid and is due later (C293). The other methods answer where to pay; the order changes with the provider's notification. A wrong payment password is 422 on `pay_password` and says how many tries are left; 42301 locked, 40908 none set, 40907 balance too low, 40904 not pending any more, or the credit line does not cover it. Paying what is paid already succeeds.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment state (polled by step 3) */
        get: operations["getOrderPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/notify/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payment provider's notification: signature checked, applied once
         * @description The raw body is what is signed. Fields are the provider's own. Repeats are answered alike and change nothing.
         */
        post: operations["notifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/points/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points mall goods */
        get: operations["listPointsGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/points/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange points
         * @description Refused with 40907 when points are too few, 40904 when nothing is left or the limit is reached.
         */
        post: operations["exchangePoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/points/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points orders */
        get: operations["listPointsOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/order_consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether salespeople may order for this buyer (代下单) */
        get: operations["getOrderConsent"];
        put?: never;
        /**
         * Let salespeople place orders for this buyer, which stay to be paid
         * @description Requires a verified identity (42802). Replaces an earlier consent.
         */
        post: operations["grantOrderConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/order_consent/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the consent; orders that exist stay */
        post: operations["endOrderConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proposals of salespeople, the latest first, open ones at today's prices */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/proposal/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the products of a proposal into the cart, at its quotes until it ends
         * @description Each is judged like a line that is added (C022). Where none can be bought, the proposal stays open.
         */
        post: operations["acceptProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/proposal/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a proposal */
        post: operations["declineProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rebates of the current period, and those that are booked */
        get: operations["getRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rebate/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit note of a booked rebate with its order lines, as PDF */
        get: operations["downloadRebateNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recalls of batches that were delivered to the buyer, those that wait for an answer first */
        get: operations["listRecalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recall/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how much of a recalled batch is left, and send it back
         * @description May be repeated until the recall ends; what is on its way back already is not asked for again.
         */
        post: operations["answerRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/receiving": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipped lines and the buyer's findings
         * @description 40904 before the order is shipped.
         */
        get: operations["getReceiving"];
        put?: never;
        /**
         * Send what was found
         * @description An entry is known by its key, and a code by itself, so that what arrives twice, or from two devices, is once.
         */
        post: operations["addReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/receiving/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an after-sales case of the differences
         * @description Holds every difference that was not reported before; 40904 where there is none.
         */
        post: operations["reportReceiving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/receiving/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish goods-in, which confirms receipt
         * @description 40904 while units are neither accepted nor a difference. Finishing again changes nothing.
         */
        post: operations["finishReceiving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/receiving/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The goods-in record (验收记录) as PDF
         * @description 40904 before anything was found.
         */
        get: operations["downloadReceivingRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/receiving/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trace codes that were accepted, for the upload
         * @description 40904 where none was. The columns stand in docs/trace-codes.md.
         */
        get: operations["downloadReceivedCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces, cities, districts */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/goods_reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods that the buyer wants to hear of */
        get: operations["listGoodsReminders"];
        put?: never;
        /**
         * Remind of goods when they are back, or cheaper
         * @description Goods out of stock wait for stock, others for a price below today's. Asking again begins anew.
         */
        post: operations["addGoodsReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/goods_reminder/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do not remind of goods any more
         * @description Products without a reminder are ignored.
         */
        post: operations["cancelGoodsReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify one's identity again, by password or, for the owner, by a code (C103, scene proof). Holds for ten minutes; the session gets a new token */
        post: operations["verifyIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where this account is logged in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a session of this account */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Log-ins, failures and changes of the last 180 days */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's own second factor, and which payments ask for it */
        get: operations["getSecondFactor"];
        put?: never;
        /** Switch the second factor on by its first code; requires a verified identity (C230) */
        post: operations["confirmSecondFactor"];
        /** Switch the second factor off; requires a verified identity (C230) and a code (C249) */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second_factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator; requires a verified identity (C230), and changes nothing until it is confirmed (C247) */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second_factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the second factor; holds for ten minutes, and gives the session a new token */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second_factor/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes, which end the previous ones; requires a verified identity (C230) and a code (C249) */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/second_factor/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set above which sum payments ask for a code; requires a verified identity (C230) and a code (C249) */
        post: operations["setFactorPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data of the account in one file; requires a verified identity (C230)
         * @description Streamed: a JSON object with the answers of each call that reads data of the account, by its name, page by page.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account for good; requires a verified identity (C230), and a code (C249) where the second factor is on
         * @description Refused (40904) while something stands against it; the message names each. Orders, invoices and licences stay, as the law demands; other personal data go.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview buying an order again, line by line (K3) */
        get: operations["previewBuyAgain"];
        put?: never;
        /** Put its lines in the cart again */
        post: operations["buyAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Logistics track */
        get: operations["getLogistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bank-transfer slip */
        post: operations["uploadSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a return
         * @description 40904 unless something of the order is shipped; a line's number may not exceed what was sent and not returned yet.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/return/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return detail */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/after_sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for after-sales service */
        post: operations["requestAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/after_sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** After-sales detail */
        get: operations["getAfterSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A delivery's papers in one download with a manifest (K7) */
        get: operations["downloadPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders and spend of each store by month, twelve months back */
        get: operations["downloadStoreMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links of this account, upwards and downwards, confirmed or not */
        get: operations["listStoreLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a head office that asked for it work as this account
         * @description Requires a verified identity (42802).
         */
        post: operations["confirmStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Linked stores */
        get: operations["listStores"];
        put?: never;
        /**
         * Link a store (verified by its own log-in)
         * @description The store confirms it (C236) before anybody works as it.
         */
        post: operations["linkStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink
         * @description Either side ends a link; a store names its head office.
         */
        delete: operations["unlinkStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/{id}/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work as that store
         * @description The session's token changes.
         */
        post: operations["switchStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user state (visitors: show = false and common configuration) */
        get: operations["getUserState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out
         * @description Ends this session and clears its cookie.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/create_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code for binding WeChat, shown as a QR code */
        post: operations["createBindCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/unbind_wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unbind WeChat
         * @description Unbinding what is not bound succeeds and changes nothing.
         */
        delete: operations["unbindWechat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The buyer's feedback with what was said about it */
        get: operations["listFeedback"];
        put?: never;
        /** Feedback */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/feedback/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say more about one's feedback */
        post: operations["replyToFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/jyfw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Business scope */
        get: operations["getBusinessScope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change name and phone */
        post: operations["changeUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the e-mail address that logs in and receives codes
         * @description 42802 until the identity is verified (C230).
         */
        post: operations["changeLoginEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/face": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the picture of the account */
        post: operations["changeFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change password
         * @description Ends every other session. 8 to 64 characters, letters and digits both; neither the user name nor the phone (V4).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is this phone free to register? (rate-limited; tells nothing else) */
        get: operations["checkPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/user_money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance, red packets, points, voucher totals */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/user_money_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money log */
        get: operations["listMoneyLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/red_packet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Red packets */
        get: operations["listRedPackets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cash vouchers */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/points_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points log */
        get: operations["listPointsLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/pay_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or change the payment password (six digits), verified by an SMS code */
        post: operations["setPayPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put money into the wallet through a payment provider */
        post: operations["rechargeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/workbench": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open tasks and likely purchases of the buyer */
        get: operations["getWorkbench"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/replenishment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods that are due again */
        get: operations["listDueGoods"];
        put?: never;
        /**
         * Do not remind of goods, for a while or for good
         * @description Buying them again does not end it.
         */
        post: operations["muteDueGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 200 in new answers; 201 and 10000 mean success as well.
         * @example 200
         * @enum {integer}
         */
        SuccessCode: 200 | 201 | 10000;
        /**
         * @description A Chinese sentence for the buyer; may be empty on success.
         * @example
         */
        Message: string;
        /** @description The answer carries nothing but its message. */
        Nothing: null;
        /** @description The envelope of everything that is no success. */
        Failure: {
            /**
             * @description See the table of codes.
             * @example 422
             */
            code: number;
            /**
             * @description A Chinese sentence for the buyer.
             * @example 请填写收货人
             */
            message: string;
            /** @description Usually null; some codes carry something, see the table of codes. */
            data: unknown;
            /**
             * @description With 422: field (in bracket form where nested) → its messages, the first being the most useful.
             * @example {
             *       "consignee": [
             *         "请填写收货人"
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * @description full_reduction 满减, discount 折扣, daily_special 天天特价, seckill 秒杀, gift 满赠, swap 换购, combination 组合购, cashback 满额返现.
         * @example full_reduction
         * @enum {string}
         */
        ActivityKind: "full_reduction" | "discount" | "daily_special" | "seckill" | "gift" | "swap" | "combination" | "cashback";
        Spike: {
            /** @description The server's clock; the countdown runs from it. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Running and coming rounds, earliest first. */
            rounds: components["schemas"]["SpikeRound"][];
        };
        SpikeRound: {
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 10点场
             */
            title: string;
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description 0 not started, 1 running.
             * @enum {integer}
             */
            status: 0 | 1;
            /** @description Each with special_price. */
            goods: components["schemas"]["Goods"][];
        };
        DailySpecials: {
            /** @description The server's clock. */
            timestamp: components["schemas"]["Timestamp"];
            /**
             * @description When today's prices end; null without any.
             * @example 1772694000
             */
            end_time: number | null;
            /** @description Today's goods. */
            list: components["schemas"]["Goods"][];
            /** @description Preview; special_price holds tomorrow's price, price today's. */
            tomorrow: components["schemas"]["Goods"][];
        };
        ActivityShort: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Title shown to the buyer.
             * @example 感冒用药满减
             */
            title: string;
            /**
             * @description Its rule in a sentence; may be empty.
             * @example 满300减20，满500减45
             */
            describe: string;
            /** @description Banner. */
            image: components["schemas"]["Url"];
            /** @description Its page in the shop. */
            url: components["schemas"]["Url"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            goods_count: components["schemas"]["Count"];
            /** @description Its best sellers in stock, only in the list of running activities. */
            goods?: components["schemas"]["GoodsBasic"][];
        };
        SoldShare: {
            goods_id: components["schemas"]["Id"];
            /** @description Sold of the stock that the activity had for these goods; 100 only when nothing is left. */
            percent: number;
        };
        ActivityDetail: {
            activity: components["schemas"]["ActivityShort"];
            /**
             * @description Rules as text, a line each.
             * @example 满300减20，满500减45
             */
            rules: string;
            /**
             * @description Its page layout: activity zone, template A, template B.
             * @enum {string}
             */
            template: "zone" | "zqmb" | "hdmb";
            /** @description Strips of goods of the templates. */
            floors: components["schemas"]["Floor"][];
            /** @description Its tiers, all with status 0; swap goods only for viewers who see prices. */
            tiers: components["schemas"]["RuleTier"][];
            /**
             * @description The measure of its tiers.
             * @enum {string}
             */
            measure: "money" | "pieces";
            /** @description Only of a seckill that has begun: its goods with a stock of its own. */
            sold?: components["schemas"]["SoldShare"][];
            /** @description The server's clock. */
            timestamp: components["schemas"]["Timestamp"];
        };
        ActivityTarget: {
            /**
             * @description Page in the shop; null: the activity does not exist and the shop opens /noActivity.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            url: string | null;
            /**
             * @description 0 not started (活动未开始), 1 running, 2 over.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        ActivityTap: {
            id: components["schemas"]["Id"];
            /** @description 1: the first tap of this buyer today. */
            is_new: components["schemas"]["Flag"];
        };
        CombinationGoods: {
            goods: components["schemas"]["Goods"];
            /** @description Units in one set. */
            number: components["schemas"]["Quantity"];
            /**
             * @description Unit price within the set; null where prices are hidden.
             * @example 12.80
             */
            price: string | null;
        };
        Combination: {
            /** @description The activity. */
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 感冒家庭装组合
             */
            title: string;
            image: components["schemas"]["Url"];
            /**
             * @description One set; null where prices are hidden.
             * @example 128.00
             */
            price: string | null;
            /**
             * @description The same goods bought separately.
             * @example 128.00
             */
            ori_price: string | null;
            /** @description Sets that can be had. */
            number: components["schemas"]["Quantity"];
            goods: components["schemas"]["CombinationGoods"][];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            is_buy: components["schemas"]["Flag"];
            /** @description That of the first product that cannot be bought. */
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
        };
        CombinationPage: {
            list: components["schemas"]["Combination"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        ActivityGoods: {
            list: components["schemas"]["Goods"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            activity: components["schemas"]["ActivityShort"];
        };
        CashbackTier: {
            /** @description Amount bought in the period. */
            amount: components["schemas"]["Money"];
            /** @description Yuan given back. */
            money: components["schemas"]["Money"];
            /**
             * @description 1 reached, 0 not reached.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        Cashback: {
            /** @description Null where none runs. */
            activity: components["schemas"]["ActivityShort"] | null;
            /**
             * @description Rules as text, a line each.
             * @example 活动期内累计实付满5000元返50元至余额
             */
            rules: string;
            tiers: components["schemas"]["CashbackTier"][];
            /** @description The sum this buyer has reached; 0.00 for visitors. */
            amount: components["schemas"]["Money"];
            /**
             * @description Missing to the next tier; null at the top.
             * @example 128.00
             */
            missing: string | null;
            timestamp: components["schemas"]["Timestamp"];
        };
        Address: {
            id: components["schemas"]["Id"];
            /**
             * @description Who receives.
             * @example 王药师
             */
            receiver: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800001234
             */
            phone: string;
            /**
             * @description Code of the district (GB/T 2260).
             * @example 510104
             */
            region_code: string;
            /**
             * @description Province, city and district.
             * @example 四川省成都市锦江区
             */
            region: string;
            /**
             * @description Street and number.
             * @example 红星路三段1号
             */
            detail: string;
            is_default: components["schemas"]["Flag"];
        };
        AddressForm: {
            /**
             * @description Who receives the goods.
             * @example 王药师
             */
            receiver: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800001234
             */
            phone: string;
            /**
             * @description Code of a district.
             * @example 510104
             */
            region_code: string;
            /**
             * @description Street and number.
             * @example 红星路三段1号
             */
            detail: string;
            /** @description 1 makes it the default address; a first address always is. */
            is_default?: components["schemas"]["Flag"];
        };
        HelpEntry: {
            /** @description The article. */
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 会员注册
             */
            name: string;
            /**
             * @description Its page in the shop.
             * @example /help/xrzn/hyzc?id=3
             */
            url: components["schemas"]["Url"];
        };
        HelpCategory: {
            /** @description The category, as GET /api/article takes it (C045). */
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 新手指南
             */
            name: string;
            children: components["schemas"]["HelpEntry"][];
        };
        FoundHelp: {
            /** @description The article. */
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 商品退换
             */
            name: string;
            /**
             * @description Its page in the shop.
             * @example /help/zfps/ypth?id=9
             */
            url: components["schemas"]["Url"];
            /**
             * @description Name of its category.
             * @example 支付与配送
             */
            category: string;
            /**
             * @description Its text around the keywords; empty without keywords.
             * @example 签收后7天内可申请退货…
             */
            excerpt: string;
        };
        ArticleShort: {
            id: components["schemas"]["Id"];
            category_id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 关于清明节发货安排的通知
             */
            title: string;
            /**
             * @description Beginning of the text.
             * @example 清明节期间订单正常受理，4月6日起陆续发货。
             */
            summary: string;
            /**
             * @description Picture next to the title: its own, otherwise the first in its text.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            image: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        ArticleNeighbour: {
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 春季养生专题上线
             */
            title: string;
        };
        Article: {
            id: components["schemas"]["Id"];
            category_id: components["schemas"]["Id"];
            /**
             * @description Name of its category.
             * @example 公司新闻
             */
            category_name: string;
            /**
             * @description Title shown to the buyer.
             * @example 关于清明节发货安排的通知
             */
            title: string;
            /**
             * @description Picture above the text; null without one or if the text contains it.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            image: string | null;
            /**
             * @description Sanitised by the server: no scripts, styles, frames or event attributes.
             * @example <p>清明节期间订单正常受理。</p>
             */
            html: string;
            /**
             * @description Who wrote it.
             * @example 药集客服部
             */
            author: string;
            views: components["schemas"]["Count"];
            created_at: components["schemas"]["Timestamp"];
            /** @description The next older article of its category. */
            previous: components["schemas"]["ArticleNeighbour"] | null;
            /** @description The next newer article of its category. */
            next: components["schemas"]["ArticleNeighbour"] | null;
        };
        LoginForm: {
            /**
             * 用户名
             * @description User name, phone or e-mail address; case is ignored.
             * @example pharmacy
             */
            username: string;
            /**
             * 密码
             * Format: password
             * @description Never logged, never sent back.
             */
            password: string;
            /**
             * @description From GET /api/auth/captcha (C102).
             * @example c_5b1f0e2a
             */
            captcha_id?: string;
            /**
             * 安全验证
             * @description The last 8 characters of the key that solves the challenge.
             * @example 5f0c92ab
             */
            captcha?: string;
        };
        Captcha: {
            /**
             * @description Names the captcha when its answer is sent.
             * @example c_5b1f0e2a
             */
            captcha_id: string;
            /**
             * @description An ALTCHA challenge as JSON, solved by the browser; nothing for a person to read.
             * @example {"parameters":{}}
             */
            challenge: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        /**
         * 手机号
         * @description Mobile number of 11 digits, first 1, second 3 to 9 (V1).
         * @example 13800001234
         */
        Phone: string;
        /**
         * 邮箱
         * @description Instead of the phone, where the shop sends e-mail (C288); case is ignored. Letters, digits, _ or -, then @ and a domain (V3).
         * @example caigou@example.com
         */
        LoginEmail: string;
        /**
         * 验证码
         * @description Sent by POST /api/auth/sms (C103).
         * @example 482913
         */
        SmsCode: string;
        /**
         * 密码
         * Format: password
         * @description Letters and digits both; not the user name or phone (V4).
         */
        NewPassword: string;
        SmsSent: {
            /**
             * @description Seconds until the next one may be sent.
             * @example 60
             */
            retry_after: number;
            expires_at: components["schemas"]["Timestamp"];
        };
        CompanyForm: {
            /**
             * 企业名称
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            kind: components["schemas"]["BusinessKind"];
            /**
             * 统一社会信用代码
             * @description Unified social credit code (V5).
             * @example 91350100M000100Y43
             */
            credit_code: string;
            /**
             * 联系人
             * @description Contact person.
             * @example 王药师
             */
            name: string;
            /**
             * 所在地区
             * @description Code of a district.
             * @example 510104
             */
            region_code: string;
            /**
             * 详细地址
             * @description Street address in one line.
             * @example 红星路三段1号
             */
            address: string;
            /**
             * 邮箱
             * @description Letters, digits, _ or -, then @ and a domain (V3).
             * @example caigou@example.com
             */
            email?: string;
            /**
             * 固定电话
             * @description Landline with its area code, joined by a hyphen (V2).
             * @example 028-85551234
             */
            telephone?: string;
            /**
             * 证件
             * @description Documents, uploaded before (C170).
             */
            documents?: components["schemas"]["Id"][];
        };
        /**
         * 企业类型
         * @description pharmacy 单体药店, chain 连锁药店, clinic 诊所, hospital 医院, wholesaler 批发企业.
         * @example pharmacy
         * @enum {string}
         */
        BusinessKind: "pharmacy" | "chain" | "clinic" | "hospital" | "wholesaler";
        RegistrationState: {
            /**
             * @description company: step 2 is missing; pending 审核中; rejected 未通过; passed 已通过.
             * @enum {string}
             */
            status: "company" | "pending" | "rejected" | "passed";
            /**
             * @description Why it was rejected.
             * @example 营业执照照片不清晰
             */
            reason: string | null;
            /** @description Missing documents. */
            missing: string[];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string | null;
            /** @description The form of step 2 as sent, to correct after a refusal, or as prepared by an operator; otherwise null. */
            form: components["schemas"]["CompanyData"] | null;
            /**
             * @description Null before step 2.
             * @example 1772694000
             */
            submitted_at: number | null;
        };
        CompanyData: {
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            kind: components["schemas"]["BusinessKind"];
            /**
             * @description Unified social credit code.
             * @example 91350100M000100Y43
             */
            credit_code: string;
            /**
             * @description Contact person.
             * @example 王药师
             */
            name: string;
            /** @description From the province down. */
            region: components["schemas"]["Region"][];
            /**
             * @description Street address in one line.
             * @example 红星路三段1号
             */
            address: string;
            /**
             * @description Letters, digits, _ or -, then @ and a domain (V3).
             * @example caigou@example.com
             */
            email: string | null;
            /**
             * @description Landline with its area code, joined by a hyphen (V2).
             * @example 028-85551234
             */
            telephone: string | null;
        };
        StoreEntry: {
            /**
             * 企业名称
             * @description Name of the business as registered.
             * @example 康宁大药房（高新店）
             */
            company: string;
            /**
             * 统一社会信用代码
             * @description 18 characters, the last of which checks the others (V5).
             * @example 91350100M000100Y43
             */
            credit_code: string;
            /**
             * 联系人
             * @description Name shown to the buyer.
             * @example 李药师
             */
            name: string;
            phone: components["schemas"]["Phone"];
            /**
             * 所在地区
             * @description Code of the district (GB/T 2260).
             * @example 510109
             */
            region_code: string;
            /**
             * 详细地址
             * @description Street address in one line.
             * @example 天府大道100号
             */
            address: string;
        };
        ResetToken: {
            /**
             * 验证凭据
             * @description Serves once.
             * @example t_9b1d7c
             */
            token: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        WechatScan: {
            /**
             * @description To poll with.
             * @example w_2f81aa
             */
            ticket: string;
            /**
             * @description Text to show as a QR code.
             * @example https://example.com/wechat/login?ticket=w_2f81aa
             */
            qr: string;
            /**
             * @description bound: the session has begun; unbound: to be bound with this ticket by POST /api/auth/wechat/bind (C111).
             * @enum {string}
             */
            status: "waiting" | "scanned" | "bound" | "unbound" | "expired";
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @description The ticket with either user name and password, or phone or e-mail address and code. */
        WechatBindForm: {
            /**
             * @description Names the scan.
             * @example w_2f81aa
             */
            ticket: string;
            /**
             * 用户名
             * @description User name; case is ignored.
             * @example pharmacy
             */
            username?: string;
            /**
             * 密码
             * Format: password
             * @description Never logged, never sent back.
             */
            password?: string;
            /** @description From GET /api/auth/captcha (C102); required after 42801, as when logging in. */
            captcha_id?: string;
            /**
             * 安全验证
             * @description As when logging in.
             */
            captcha?: string;
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["LoginEmail"];
            code?: components["schemas"]["SmsCode"];
        };
        BrandOnWall: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 豫西本草
             */
            name: string;
            logo: components["schemas"]["Url"];
            /** @example /ppzq/info/5 */
            url: components["schemas"]["Url"];
            /** @description Its listed goods. */
            goods_count: components["schemas"]["Count"];
            /** @description How many of its goods this buyer has bought; 0 for visitors. */
            bought_count: components["schemas"]["Count"];
        };
        BrandPage: {
            list: components["schemas"]["BrandOnWall"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            /** @description Letters that have brands. */
            letters: string[];
        };
        BrandDetail: {
            brand: components["schemas"]["BrandMark"];
            /**
             * @description Text, paragraphs by line.
             * @example 始于1669年的老字号，以炮制虽繁必不敢省人工为训。
             */
            story: string;
            /**
             * @description Banner picture.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            banner: string | null;
            goods: components["schemas"]["GoodsPage"];
        };
        /**
         * @description Always 1; for paths that once had another form.
         * @default 1
         * @enum {integer}
         */
        NewStyle: 1;
        /** @description One line to add (product.md §3); ids default to 0. */
        LineToAdd: {
            goods_id: components["schemas"]["Id"];
            /** @description Units; rounded down to the middle pack by the server. */
            number: components["schemas"]["Quantity"];
            /** @description The price that was shown. Never trusted; stored to report changes. */
            price?: string;
            /** @description Warehouse. */
            ck_id?: components["schemas"]["OptionalId"];
            /** @description The list price that was shown; an outdated one is refused with PRICE_CHANGED. */
            goods_price_id?: components["schemas"]["OptionalId"];
            /** @description The tier that was shown; a missing one is refused with PRICE_CHANGED. */
            ladder_price_id?: components["schemas"]["OptionalId"];
            /** @description Full reduction the buyer came from. */
            goods_manjian_id?: components["schemas"]["OptionalId"];
            /** @description 1: added from an activity zone (/yjh). It says where the line came from, as CartLine and OrderLine report; a running activity's price is everybody's, so no price depends on it. */
            is_yj?: components["schemas"]["Flag"];
            /** @description Kind of line; default: ordinary, or seckill while one is running. */
            type?: components["schemas"]["GoodsType"];
            /** @description Activity of a combination or swap line. */
            activity_id?: components["schemas"]["OptionalId"];
        };
        AddedLine: {
            goods_id: components["schemas"]["Id"];
            /** @description Whether it went in. */
            ok: boolean;
            /** @description The cart line it was added to; 0 if it was not. */
            line_id: components["schemas"]["OptionalId"];
            /**
             * @description Why not: a code of what cannot be bought (B1), CART_FULL or NOT_FOUND. With ok true, ADJUSTED means that the number was lowered to stock or cap, PRICE_CHANGED that the price or tier sent is no longer in force.
             * @example NO_STOCK
             */
            code: string | null;
            /**
             * @description Wording for the buyer; empty on plain success.
             * @example 库存不足
             */
            message: string;
            /** @description Units of the product in the cart now, in all its lines. */
            number: components["schemas"]["Quantity"];
        };
        AddedLines: {
            /** @description One for each line sent, in the same order. */
            results: components["schemas"]["AddedLine"][];
            /** @description Lines in the cart now. */
            total: components["schemas"]["Count"];
        };
        /** @description The reduction by one rule after the unit price. Lists are in the order of the rules (D1); a rule that takes nothing is absent. */
        Reduction: {
            /**
             * @description full_reduction, discount, coupon, voucher or red_packet; more may follow.
             * @example full_reduction
             */
            code: string;
            amount: components["schemas"]["Money"];
        };
        /** @description The own price that a line was priced by. */
        ProofOwnPrice: {
            list_id: components["schemas"]["Id"];
            /** @description The line of the list. */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the list.
             * @example 2027年度协议
             */
            title: string;
        };
        /** @description How the line's price came about (K5): list − price_reduction = amount; amount − reductions = paid. */
        PriceProof: {
            /** @description List price × number. */
            list: components["schemas"]["Money"];
            /** @description The reduction by an own, tiered or special price. */
            price_reduction: components["schemas"]["Money"];
            /** @description Unit price × number, rounded down (M1). */
            amount: components["schemas"]["Money"];
            reductions: components["schemas"]["Reduction"][];
            /** @description Absent unless the unit price is an own price. */
            own_price?: components["schemas"]["ProofOwnPrice"];
            /** @description The buyer's payment for the line, without shipping; 0.00 for lines that do not count. */
            paid: components["schemas"]["Money"];
        };
        /** @description The gifts that come with the line. */
        GiftData: {
            /** @description Units given or on offer. */
            total: components["schemas"]["Quantity"];
            /**
             * @description 1 gifts, 2 swap goods.
             * @enum {integer}
             */
            type: 1 | 2;
        };
        /** @description The combination that the line belongs to. */
        LineCombination: {
            /** @description Activity. */
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 感冒家庭装组合
             */
            title: string;
            /** @description Units of these goods in one set. */
            number: components["schemas"]["Quantity"];
            /** @description Whole sets in the cart; 0 while incomplete. */
            sets: components["schemas"]["Quantity"];
        };
        CartLine: {
            /** @description The line. */
            id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            number: components["schemas"]["Quantity"];
            /**
             * @description Unit price at this number; null where there is none.
             * @example 12.80
             */
            price: string | null;
            /**
             * @description Where the unit price comes from.
             * @enum {string}
             */
            price_kind: "list" | "ladder" | "own" | "seckill" | "special" | "combination" | "swap";
            /** @description With its first picture only. */
            goods: components["schemas"]["Goods"];
            /** @description The kind of the line. */
            goods_type: components["schemas"]["GoodsType"];
            /** @description The kind it was added as. */
            type: components["schemas"]["GoodsType"];
            /** @description Activity of a seckill, combination or swap line. */
            activity_id: components["schemas"]["OptionalId"];
            /** @description 1: some of it was added from an activity zone. */
            is_yj: components["schemas"]["Flag"];
            /** @description The special price that applies to this line. */
            special_price: components["schemas"]["SpecialPrice"] | null;
            /** @description Activities of activity_data that name these goods. */
            activity_ids: components["schemas"]["Id"][];
            /** @description 0 if it cannot be bought (S2); 1 again once it can, if it was selected before. */
            is_selected: components["schemas"]["Flag"];
            /** @description Maximum quantity by stock, caps and special price, in full middle packs; 0 if it cannot be bought. */
            max_number: components["schemas"]["Quantity"];
            /** @description 1: coupons apply. */
            with_coupon: components["schemas"]["Flag"];
            /** @description Share of the full reduction. */
            goods_manjian_amount: components["schemas"]["Money"];
            gift_data: components["schemas"]["GiftData"] | null;
            combination: components["schemas"]["LineCombination"] | null;
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
            proof: components["schemas"]["PriceProof"];
            /** @description Grams of a unit; null, unknown. */
            weight: number | null;
            /**
             * @description Unit price when it was added.
             * @example 12.80
             */
            added_price: string | null;
            added_at: components["schemas"]["Timestamp"];
        };
        /** @description The fields of a line that a change of the cart can alter. */
        LineFigures: {
            /** @description The line. */
            id: components["schemas"]["Id"];
            number: components["schemas"]["Quantity"];
            /**
             * @description Unit price at this number; null where there is none.
             * @example 12.80
             */
            price: string | null;
            /** @description Unit price × number, rounded down (M1), even if the line does not count. */
            amount: components["schemas"]["Money"];
            /** @description As in CartLine. */
            max_number: components["schemas"]["Quantity"];
            /**
             * @description As in CartLine.
             * @enum {string}
             */
            price_kind: "list" | "ladder" | "own" | "seckill" | "special" | "combination" | "swap";
            /** @description The kind of the line. */
            goods_type: components["schemas"]["GoodsType"];
            is_selected: components["schemas"]["Flag"];
            /** @description Share of the full reduction. */
            goods_manjian_amount: components["schemas"]["Money"];
            gift_data: components["schemas"]["GiftData"] | null;
            combination: components["schemas"]["LineCombination"] | null;
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
        };
        ShippingData: {
            /** @description What counts towards free shipping (F3). */
            shipping_amount: components["schemas"]["Money"];
            /** @description Amount from which shipping is free; 0.00 always. */
            no_trans_order_amount: components["schemas"]["Money"];
            /** @description Fee below that amount. */
            base_fee: components["schemas"]["Money"];
            /** @description The missing amount (F2), at least 0.00. */
            shortfall: components["schemas"]["Money"];
            /** @description Fee for the selected lines. */
            fee: components["schemas"]["Money"];
            /**
             * @description How the fee is calculated; null without one.
             * @example 约2.5公斤：首重1公斤¥8.00，续重2×1公斤¥6.00
             */
            reason: string | null;
            /** @description Minimum order of the address: sum of products before reductions; 0.00 for none. */
            minimum: components["schemas"]["Money"];
            /** @description Null: the fee is the same at any weight. */
            weight: components["schemas"]["FreightWeight"] | null;
            /**
             * @description Order deadline and arrival; null without a delivery rule.
             * @example 今天17:00前下单，明天送达
             */
            delivery_text: string | null;
        };
        /** @description Freight by weight; the first weight costs base_fee. */
        FreightWeight: {
            /** @description The weight that base_fee covers. */
            first_grams: number;
            /** @description A further step, started or full. */
            next_grams: number;
            /** @description Fee for a step. */
            next_fee: components["schemas"]["Money"];
            /** @description The weight to assume for a unit without one. */
            unit_grams: number;
        };
        TierGift: {
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 一次性使用医用口罩
             */
            name: string;
            /** @description Spec. */
            ypgg: string | null;
            /** @description Units given. */
            number: components["schemas"]["Quantity"];
            /** @description Units left to grant. */
            stock: components["schemas"]["Quantity"];
            /**
             * @description Why this buyer may not have it (B1); null where he may, and on the page of the activity.
             * @example 胰岛素注射液：超出经营范围：生物制品，不能作赠品
             */
            cant_give_reason: string | null;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            bzdw: string;
            image: components["schemas"]["Url"];
        };
        TierSwap: {
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 电子体温计
             */
            name: string;
            /** @description Spec. */
            ypgg: string | null;
            /** @description Swap price. */
            price: components["schemas"]["UnitPrice"];
            /** @description The most units an order may take. */
            number: components["schemas"]["Quantity"];
            /** @description Units left. */
            stock: components["schemas"]["Quantity"];
            /**
             * @description Unit, such as 盒 or 支.
             * @example 支
             */
            bzdw: string;
            image: components["schemas"]["Url"];
        };
        /** @description One step of a rule (L1, L2). */
        RuleTier: {
            /**
             * @description Threshold in yuan, or in units if the rule counts units.
             * @example 300.00
             */
            amount: string;
            /** @description Yuan off; 0.00 where the tier brings goods only. */
            money: components["schemas"]["Money"];
            /**
             * @description 1 reached, 0 not reached.
             * @enum {integer}
             */
            status: 0 | 1;
            gifts: components["schemas"]["TierGift"][];
            swaps: components["schemas"]["TierSwap"][];
        };
        /** @description A rule with tiers that covers lines of the cart. */
        Manjian: {
            /** @description Activity. */
            id: components["schemas"]["Id"];
            /**
             * @description full_reduction 满减, gift 满赠, swap 换购.
             * @enum {string}
             */
            kind: "full_reduction" | "gift" | "swap";
            /**
             * @description Title shown to the buyer.
             * @example 感冒用药满减
             */
            title: string;
            /**
             * @description What tiers count.
             * @enum {string}
             */
            measure: "money" | "pieces";
            /** @description Gifts: 1 grants the tier's gifts as many times as its amount is reached. */
            repeat: components["schemas"]["Flag"];
            /** @description A line joins one full reduction and one discount, together: of each kind the one with the highest priority, then the lowest id. Gifts and swaps have none: a line joins them all. */
            priority: number;
            /** @description Covers goods beyond goods_ids; null: only those. */
            scope: components["schemas"]["GoodsScope"] | null;
            /** @description Goods in the cart that qualify. */
            goods_ids: components["schemas"]["Id"][];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /** @description Reached tiers, highest first, then the others, lowest first. */
            tiers: components["schemas"]["RuleTier"][];
            /**
             * @description Sum of the selected lines, in yuan or units.
             * @example 480.00
             */
            measured: string;
            /** @description Its reduction now. */
            reduction: components["schemas"]["Money"];
        };
        Discount: {
            /** @description Activity. */
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 全场94折
             */
            title: string;
            /**
             * @description The fraction to pay.
             * @example 0.94
             */
            rate: string;
            /**
             * @description Threshold in yuan or units; 0: always.
             * @example 0
             */
            threshold: string;
            /**
             * @description What tiers count, money of the lines or pieces.
             * @enum {string}
             */
            measure: "money" | "pieces";
            /** @description Which of several comes first; the highest, then the lowest id. */
            priority: number;
            scope: components["schemas"]["GoodsScope"] | null;
            goods_ids: components["schemas"]["Id"][];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description 1 reached, 0 not reached.
             * @enum {integer}
             */
            status: 0 | 1;
            /** @description Its reduction now. */
            reduction: components["schemas"]["Money"];
        };
        CombinationRule: {
            /** @description Activity. */
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 感冒家庭装组合
             */
            title: string;
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            members: components["schemas"]["CombinationMember"][];
        };
        CombinationMember: {
            goods_id: components["schemas"]["Id"];
            /** @description Units in one set. */
            number: components["schemas"]["Quantity"];
        };
        /** @description A gift that a reached tier brings (D3). */
        GiftDue: {
            activity_id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 一次性使用医用口罩
             */
            name: string;
            /** @description The benefit actually granted. */
            number: components["schemas"]["Quantity"];
            /** @description The benefit of the tier. */
            promised: components["schemas"]["Quantity"];
            /** @description 赠品已送完, 赠品仅剩2盒, or why this buyer may not have it; null where all are there. */
            shortage: string | null;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            bzdw: string;
            image: components["schemas"]["Url"];
        };
        ActivityData: {
            manjians: components["schemas"]["Manjian"][];
            discounts: components["schemas"]["Discount"][];
            combinations: components["schemas"]["CombinationRule"][];
            gifts: components["schemas"]["GiftDue"][];
            /** @description In the cart, the best coupon for the selected lines, not part of the totals; at checkout, the chosen one, deducted. */
            coupon: components["schemas"]["BuyerCoupon"] | null;
            /** @description Cash voucher; as coupon. */
            xjq: components["schemas"]["Voucher"] | null;
        };
        CartFilter: {
            /**
             * @description 99999 全部, 1 满减, 2 秒杀, 3 组合购, 4 换购, 5 已降价, 6 库存紧张, 7 暂不可购买.
             * @example 99999
             */
            value: number;
            /**
             * @description Text shown to the buyer.
             * @example 全部
             */
            label: string;
            /** @description Lines. */
            count: components["schemas"]["Count"];
        };
        /** @description Sums over the lines that count. */
        CartTotals: {
            /** @description At list prices. */
            list: components["schemas"]["Money"];
            /** @description The reduction by tiered and special prices. */
            price_reduction: components["schemas"]["Money"];
            /** @description Sum of the lines' amounts. */
            goods: components["schemas"]["Money"];
            reductions: components["schemas"]["Reduction"][];
            /** @description Sum of what the lines pay. */
            goods_payable: components["schemas"]["Money"];
            shipping_fee: components["schemas"]["Money"];
            /** @description goods_payable + shipping_fee. */
            payable: components["schemas"]["Money"];
            /** @description list − goods_payable, never below 0.00. */
            saved: components["schemas"]["Money"];
            line_count: components["schemas"]["Count"];
            /** @description Sum of the numbers. */
            piece_count: components["schemas"]["Quantity"];
        };
        /** @description Something about the chosen lines together that must be settled before ordering. */
        CartProblem: {
            /**
             * @description EPHEDRINE_OWN_ORDER: goods with ephedrine are mixed with others (B7). BELOW_MINIMUM: below the minimum order of the address; names no lines.
             * @enum {string}
             */
            code: "EPHEDRINE_OWN_ORDER" | "BELOW_MINIMUM";
            /**
             * @description A Chinese sentence for the buyer.
             * @example 含麻黄碱类复方制剂须单独下单
             */
            message: string;
            line_ids: components["schemas"]["Id"][];
        };
        /** @description Something the buyer should know, which does not stop the order (B3). */
        Warning: {
            /**
             * @description An expiring document, a changed price, a reduced quantity, a near expiry, or a line that can be bought again and is reselected.
             * @enum {string}
             */
            code: "DOCUMENT_EXPIRING" | "PRICE_CHANGED" | "NUMBER_ADJUSTED" | "NEAR_EXPIRY" | "AVAILABLE_AGAIN";
            /**
             * @description A Chinese sentence for the buyer.
             * @example 《医疗器械经营备案》12月20日到期，之后部分商品无法发货
             */
            message: string;
            /** @description The lines that depend on it. */
            line_ids: components["schemas"]["Id"][];
            fix: components["schemas"]["BlockFix"] | null;
        };
        /** @description The whole cart, priced by the server for the lines that are selected; enough to price it again alike. */
        Cart: {
            /** @description Lines that pass the filter, last added first. */
            data: components["schemas"]["CartLine"][];
            shipping_data: components["schemas"]["ShippingData"];
            activity_data: components["schemas"]["ActivityData"];
            /** @description The filters that have lines, 99999 first. */
            filter_data: components["schemas"]["CartFilter"][];
            /** @description Over all selected lines, filtered or not. */
            totals: components["schemas"]["CartTotals"];
            problems: components["schemas"]["CartProblem"][];
            warnings: components["schemas"]["Warning"][];
            /** @description Credit line; null without a line or debts. */
            credit: components["schemas"]["CreditSummary"] | null;
            /** @description Lines in the cart. */
            total: components["schemas"]["Count"];
            /** @description The server's clock by which promotions were judged. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description The cart after a change, without what the change leaves as it is: goods and what lines were added as. A line that is missing is gone; of a line that nobody has seen yet, getCart tells the rest. */
        CartFigures: {
            /** @description All lines, newest first. */
            data: components["schemas"]["LineFigures"][];
            shipping_data: components["schemas"]["ShippingData"];
            activity_data: components["schemas"]["ActivityData"];
            /** @description The filters that have lines, 99999 first. */
            filter_data: components["schemas"]["CartFilter"][];
            /** @description Over all selected lines. */
            totals: components["schemas"]["CartTotals"];
            problems: components["schemas"]["CartProblem"][];
            warnings: components["schemas"]["Warning"][];
            /** @description Lines in the cart. */
            total: components["schemas"]["Count"];
            /** @description The server's clock by which promotions were judged. */
            timestamp: components["schemas"]["Timestamp"];
        };
        CartCount: {
            /** @description Lines in the cart. */
            total: components["schemas"]["Count"];
        };
        PlanLine: {
            goods: components["schemas"]["Goods"];
            /** @description In whole middle packs. */
            number: components["schemas"]["Quantity"];
            price: components["schemas"]["UnitPrice"];
            amount: components["schemas"]["Money"];
        };
        /** @description The next step, with the amount it still needs and its benefit (L4, K6). */
        NextHint: {
            /**
             * @description full_reduction 满减, discount 折扣, gift 满赠, swap 换购, coupon 优惠券, shipping 包邮.
             * @enum {string}
             */
            kind: "full_reduction" | "discount" | "gift" | "swap" | "coupon" | "shipping";
            /** @description Activity or coupon; 0 for shipping. */
            id: components["schemas"]["OptionalId"];
            /**
             * @description What tiers count, money of the lines or pieces.
             * @enum {string}
             */
            measure: "money" | "pieces";
            /**
             * @description Yuan or units.
             * @example 120.00
             */
            missing: string;
            /**
             * @description Yuan it brings beyond what is reached; null where it brings goods.
             * @example 128.00
             */
            gain: string | null;
            /**
             * @description Wording shown to the buyer.
             * @example 再买¥120.00减¥10.00
             */
            text: string;
            /** @description Goods the buyer usually buys that reach it at the lowest cost; may be empty. */
            plan: components["schemas"]["PlanLine"][];
            /**
             * @description Wording of the plan; null where there is none.
             * @example 加购 板蓝根颗粒 10袋，共¥125.00
             */
            plan_text: string | null;
        };
        NextHints: {
            /** @description Best first: lowest cost after the benefit. */
            hints: components["schemas"]["NextHint"][];
        };
        /** @description The chosen lines in a sentence. */
        CartStep: {
            /** @description Kinds of goods that are chosen. */
            lines: components["schemas"]["Count"];
            payable: components["schemas"]["Money"];
            /**
             * @description The next best step; null at the last one.
             * @example 再买¥120.00减¥10.00
             */
            hint: string | null;
        };
        /** @description The result of a copy to one store (K4). */
        StoreCopy: {
            user_id: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（高新店）
             */
            company: string;
            /** @description Lines that went in. */
            added: components["schemas"]["Count"];
            /** @description One for each line, judged for that store. */
            results: components["schemas"]["AddedLine"][];
        };
        /** @description Goods under the search field, with what the buyer has of them. */
        GoodsToOrder: {
            goods: components["schemas"]["GoodsBasic"];
            /** @description As of goods in full. */
            content_price: components["schemas"]["ContentPrice"] | null;
            /** @description Units in the cart; 0 none. */
            in_cart: components["schemas"]["Quantity"];
            /** @description Null where it was never bought. */
            bought: components["schemas"]["BoughtBefore"] | null;
        };
        OrderSuggestions: {
            /** @description As the first of a list of goods with these keywords; empty for an empty keyword. */
            list: components["schemas"]["GoodsToOrder"][];
            /** @description Null if all of them match the keywords as typed. */
            search: components["schemas"]["SearchUnderstood"] | null;
        };
        /** @description A product that was saved for later. */
        SavedLine: {
            goods: components["schemas"]["Goods"];
            /** @description Units that were in the cart. */
            number: components["schemas"]["Quantity"];
            saved_at: components["schemas"]["Timestamp"];
        };
        SavedLines: {
            /** @description Last saved first. */
            list: components["schemas"]["SavedLine"][];
        };
        /**
         * @description buyer 采购员, approver 审批人, finance 财务, receiver 收货员.
         * @example buyer
         * @enum {string}
         */
        PersonRole: "buyer" | "approver" | "finance" | "receiver";
        PersonForm: {
            /**
             * 姓名
             * @description Name shown to the buyer.
             * @example 张小药
             */
            name: string;
            /**
             * 角色
             * @description What they may do.
             */
            roles: components["schemas"]["PersonRole"][];
            /**
             * 单笔限额
             * @description Orders above it need approval; absent: no limit.
             * @example 500
             */
            order_limit?: string;
            /**
             * 每日限额
             * @description The same for the orders of a day.
             * @example 500
             */
            day_limit?: string;
        };
        Person: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 张小药
             */
            name: string;
            /**
             * @description The log-in name.
             * @example 13800005678
             */
            phone: string;
            /** @description At least one. */
            roles: components["schemas"]["PersonRole"][];
            /**
             * @description Orders above it need approval; null: no limit.
             * @example 128.00
             */
            order_limit: string | null;
            /**
             * @description The same for the orders of a day.
             * @example 128.00
             */
            day_limit: string | null;
            /**
             * @description invited: without a password yet; stopped: cannot log in.
             * @enum {string}
             */
            state: "invited" | "active" | "stopped";
            /** @description Their orders of today that were not cancelled. */
            spent_today: components["schemas"]["Money"];
            /** @description 1: their second factor is on. */
            has_factor: components["schemas"]["Flag"];
        };
        PersonInvitation: {
            /** @description The person. */
            id: components["schemas"]["Id"];
            /**
             * @description Link to the page that sets their password.
             * @example https://shop.example/register/invited#K7QM2XHD9RTAVB3E
             */
            url: string;
            /**
             * @description Machine code.
             * @example K7QM-2XHD-9RTA-VB3E
             */
            code: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        RuleForm: {
            /**
             * 适用对象
             * @description 1: for orders of linked stores; 0: for orders of people of this account.
             */
            for_stores: components["schemas"]["Flag"];
            /**
             * 门店
             * @description Only this store; absent or 0: every store.
             * @example 0
             */
            store_id?: number;
            /**
             * 金额
             * @description Orders of this total or more; absent: any.
             * @example 500
             */
            from_total?: string;
            /** @description Orders with a product of it or below it; absent or 0: any. */
            category_id?: components["schemas"]["OptionalId"];
            /**
             * 控销商品
             * @description 1: orders with controlled products.
             */
            controlled: components["schemas"]["Flag"];
        };
        ApprovalRule: {
            id: components["schemas"]["Id"];
            /**
             * @description Whose orders.
             * @example 本店员工
             */
            who: string;
            /**
             * @description The conditions, all of which must hold.
             * @example 金额满¥500.00
             */
            text: string;
        };
        /**
         * @description open 待审批, approved 已同意, returned 已退回.
         * @enum {string}
         */
        RequestStatus: "open" | "approved" | "returned";
        RequestLine: {
            id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            /** @description Units. */
            number: components["schemas"]["Quantity"];
            /** @description Pack step. */
            zbz: components["schemas"]["Quantity"];
            /**
             * @description Null where it cannot be bought now.
             * @example 12.80
             */
            price: string | null;
            /**
             * @description Null as with price.
             * @example 128.00
             */
            amount: string | null;
            /**
             * @description Why it cannot be bought now.
             * @example null
             */
            reason: string | null;
        };
        RequestStep: {
            /**
             * @description Whose approval.
             * @example 康宁大药房（总店）
             */
            company: string;
            /** @description Why. */
            reasons: string[];
            /**
             * @description Null until answered.
             * @example null
             */
            approved_by: string | null;
            /** @description Quantities that this company has changed. */
            changes: string[];
        };
        PurchaseRequest: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["RequestStatus"];
            /**
             * @description The store that orders.
             * @example 康宁大药房（高新店）
             */
            company: string;
            /**
             * @description The person who asked for it.
             * @example 张小药
             */
            asked_by: string;
            /**
             * @description Its products in short.
             * @example 六味地黄丸等3种
             */
            title: string;
            /**
             * @description Free text.
             * @example 请附药检报告
             */
            remark: string;
            /** @description When it was asked for. */
            total: components["schemas"]["Money"];
            /**
             * @description As it would be ordered now; null once decided or if it cannot be priced.
             * @example 128.00
             */
            total_now: string | null;
            /**
             * @description Why it cannot be ordered as it is.
             * @example null
             */
            problem: string | null;
            /** @description The required approvals, in order. */
            steps: components["schemas"]["RequestStep"][];
            /** @description 1: this session may approve and return it. */
            can_decide: components["schemas"]["Flag"];
            /** @description 1: this session asked for it. */
            can_withdraw: components["schemas"]["Flag"];
            /**
             * @description Who decides it; empty once decided.
             * @example 康宁大药房（总店）的负责人或审批人
             */
            waits_for: string;
            /** @description Empty once decided. */
            lines: components["schemas"]["RequestLine"][];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Null while it is open.
             * @example 1772694000
             */
            decided_at: number | null;
            /**
             * @description Empty while it is open.
             * @example 李店长
             */
            decided_by: string;
            /**
             * @description The reason for returning it.
             * @example
             */
            answer: string;
            /**
             * @description Of the order that it became.
             * @example null
             */
            order_no: string | null;
            /**
             * @description Its order; also null for the head office, which opens orders as the store.
             * @example 1024
             */
            order_id: number | null;
        };
        ApproveForm: {
            /** @description The total that was shown (`total_now`). If the order's total differs, nothing is approved (40904). */
            expected_total: components["schemas"]["Money"];
        };
        RequestQuantities: {
            /**
             * 数量
             * @description Lines with other quantities.
             */
            lines: {
                /** @description As in `lines` of the request. */
                line_id: components["schemas"]["Id"];
                /** @description 0 removes the line. */
                number: components["schemas"]["Quantity"];
            }[];
        };
        OrderStore: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（高新店）
             */
            company: string;
            /**
             * @description The default address, where its order is shipped; empty without one.
             * @example 四川省成都市武侯区天府大道100号
             */
            address: string;
        };
        StoreLine: {
            goods_id: components["schemas"]["Id"];
            /** @description Units for the store; 0: none. */
            number: components["schemas"]["Quantity"];
        };
        StoreCell: {
            goods_id: components["schemas"]["Id"];
            /** @description As sent. */
            number: components["schemas"]["Quantity"];
            /**
             * @description The store's price; null without a quantity or if it cannot be bought.
             * @example 12.80
             */
            price: string | null;
            /**
             * @description Null as with price.
             * @example 128.00
             */
            amount: string | null;
            /** @description Pack step. */
            zbz: components["schemas"]["Quantity"];
            /** @description The most units that the store can order. */
            most: components["schemas"]["Quantity"];
            /**
             * @description Why the store cannot buy it, or not this number.
             * @example null
             */
            reason: string | null;
        };
        StoreColumn: {
            /** @description Payable for the lines that can be bought, freight included. */
            total: components["schemas"]["Money"];
            /** @description Why the store cannot order, besides the reasons of cells. */
            problems: string[];
            /** @description One for each line sent, without products that left the catalogue. */
            cells: components["schemas"]["StoreCell"][];
        };
        StoreOrdersForm: {
            /** @description One for all orders. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description Cart lines to remove once everything is ordered. */
            ids?: components["schemas"]["IdList"];
            /** @description Default none. */
            invoice_kind?: components["schemas"]["InvoiceKind"];
            /**
             * 备注
             * @description On each order.
             * @example 请附药检报告
             */
            remark?: string;
            /**
             * 门店
             * @description One order each.
             */
            stores: {
                store_id: components["schemas"]["Id"];
                /** @description The total that was shown. */
                expected_total: components["schemas"]["Money"];
                /**
                 * 商品
                 * @description A number of 0 is refused.
                 */
                lines: components["schemas"]["StoreLine"][];
            }[];
        };
        StoreOrder: {
            store_id: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（高新店）
             */
            company: string;
            /** @description The order, which the store opens. */
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            total: components["schemas"]["Money"];
            /**
             * @description Street address in one line.
             * @example 四川省成都市武侯区天府大道100号
             */
            address: string;
        };
        GoodsRule: {
            id: components["schemas"]["Id"];
            /**
             * @description forbidden 禁购, preferred 优先.
             * @enum {string}
             */
            kind: "forbidden" | "preferred";
            /**
             * @description The product, category or maker.
             * @example 分类“中药饮片”
             */
            text: string;
            /**
             * @description Whose rule; a head office's holds for its stores.
             * @example 康宁大药房（总店）
             */
            company: string;
            /** @description 1: this account can delete it. */
            is_own: components["schemas"]["Flag"];
        };
        CouponRule: {
            /** @description The coupon. */
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 中成药专享券
             */
            title: string;
            /**
             * @description Yuan off; null where it takes a percentage.
             * @example 128.00
             */
            money: string | null;
            /**
             * @description The fraction to pay ("0.95" is 95折); null if it reduces by an amount.
             * @example null
             */
            rate: string | null;
            /**
             * @description With rate: the most yuan off; null unlimited.
             * @example 128.00
             */
            max_money: string | null;
            /** @description Minimum amount of its goods; 0.00 none. */
            amount: components["schemas"]["Money"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            scope: components["schemas"]["GoodsScope"];
            /**
             * @description Further conditions in words.
             * @example 不与其他优惠券同享
             */
            remark: string | null;
            /**
             * @description Its scope in words.
             * @example 中成药可用
             */
            scope_label: string;
        };
        ClaimableCoupon: {
            coupon: components["schemas"]["CouponRule"];
            /**
             * @description 0 领取, 1 已领取 (as often as allowed), 2 已抢光, 3 未开始.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /** @description How many this buyer has claimed. */
            received: components["schemas"]["Count"];
            /** @description How many a buyer may claim. */
            limit: number;
            /** @description Percentage of the coupons left. */
            left_percent: number;
            /** @description List of the goods it applies to. */
            url: components["schemas"]["Url"];
        };
        BuyerCoupon: {
            /** @description The buyer's own coupon, the coupon_id of checkout and order. */
            id: components["schemas"]["Id"];
            coupon: components["schemas"]["CouponRule"];
            /** @description Valid from. */
            start_time: components["schemas"]["Timestamp"];
            /** @description Valid until, possibly later than the last claim. */
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description 0 未使用, 1 已使用, 2 已过期.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            received_at: components["schemas"]["Timestamp"];
        };
        ClaimedCoupon: {
            buyer_coupon: components["schemas"]["BuyerCoupon"];
            /** @description The coupon's state after the claim. */
            claimable: components["schemas"]["ClaimableCoupon"];
        };
        BuyerCouponPage: {
            list: components["schemas"]["BuyerCoupon"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        CouponCounts: {
            /** @description 未使用. */
            unused: components["schemas"]["Count"];
            /** @description 已使用. */
            used: components["schemas"]["Count"];
            /** @description 已过期. */
            expired: components["schemas"]["Count"];
        };
        /** @description The buyer's credit line in figures. */
        CreditSummary: {
            /** @description The line (额度); 0.00 after it has ended. */
            amount: components["schemas"]["Money"];
            /** @description Sum of the open debts. */
            used: components["schemas"]["Money"];
            /** @description Line minus used, never below 0.00. */
            available: components["schemas"]["Money"];
            /** @description Part of used whose grace has ended; above 0.00 it blocks orders on account. */
            overdue: components["schemas"]["Money"];
        };
        /** @description An order on account that is not paid in full. */
        CreditDebt: {
            order_id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            /** @description Total of the order. */
            total: components["schemas"]["Money"];
            /** @description Open amount. */
            open: components["schemas"]["Money"];
            /** @description Day to pay it by. */
            due_on: components["schemas"]["DateText"];
            /** @description Last day before it is overdue. */
            grace_until: components["schemas"]["DateText"];
            /** @description 1: its grace has ended. */
            is_overdue: components["schemas"]["Flag"];
        };
        CreditRequest: {
            /** @description The requested line. */
            amount: components["schemas"]["Money"];
            /**
             * @description The buyer's text.
             * @example 旺季备货
             */
            reason: string;
            /**
             * @description open 待答复, granted 已同意, declined 未同意.
             * @enum {string}
             */
            status: "open" | "granted" | "declined";
            /**
             * @description Words of the seller when declining.
             * @example
             */
            answer: string;
            created_at: components["schemas"]["Timestamp"];
        };
        Credit: {
            /** @description The line (额度); 0.00 without one. */
            amount: components["schemas"]["Money"];
            /** @description Sum of the open debts. */
            used: components["schemas"]["Money"];
            /** @description Line minus used, never below 0.00. */
            available: components["schemas"]["Money"];
            /** @description Part of used whose grace has ended. */
            overdue: components["schemas"]["Money"];
            /**
             * @description Due days in words; empty if no line was ever granted.
             * @example 30天账期，宽限5天
             */
            terms: string;
            /** @description Account for repayments; null if the shop takes no transfers. */
            bank_account: components["schemas"]["BankAccount"] | null;
            /** @description The earliest due first. */
            debts: components["schemas"]["CreditDebt"][];
            /** @description The last request for a line; null if there was none. */
            request: components["schemas"]["CreditRequest"] | null;
        };
        DemandForm: {
            /**
             * 品名
             * @description Name shown to the buyer.
             * @example 安宫牛黄丸
             */
            name: string;
            /**
             * 厂家
             * @description Maker wanted.
             * @example 北京同仁堂
             */
            sccj?: string;
            /**
             * 规格
             * @description Spec wanted.
             * @example 3g×1丸
             */
            ypgg?: string;
            /** @description Units wanted. */
            number: components["schemas"]["Quantity"];
            /**
             * 单位
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            bzdw?: string;
            /** @description Price hoped for. */
            price?: components["schemas"]["PriceBound"];
            /**
             * 联系电话
             * @description Where to call back.
             * @example 13800001234
             */
            phone: string;
            /**
             * 备注
             * @description Free text.
             * @example 下月底前到货
             */
            remark?: string;
            /**
             * 图片
             * @description Uploaded before, by POST /api/upload (C171).
             */
            pictures?: components["schemas"]["Url"][];
        };
        Demand: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 安宫牛黄丸
             */
            name: string;
            /**
             * @description Maker wanted; may be empty.
             * @example 北京同仁堂
             */
            sccj: string;
            /**
             * @description Spec wanted; may be empty.
             * @example 3g×1丸
             */
            ypgg: string;
            number: components["schemas"]["Quantity"];
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            bzdw: string;
            /**
             * @description Price hoped for.
             * @example 560.00
             */
            price: string | null;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800001234
             */
            phone: string;
            /**
             * @description Free text.
             * @example 下月底前到货
             */
            remark: string;
            pictures: components["schemas"]["Url"][];
            /**
             * @description pending 待处理, answered 已回复, closed 已关闭.
             * @enum {string}
             */
            status: "pending" | "answered" | "closed";
            /**
             * @description What was answered.
             * @example 已安排采购，预计15日到货
             */
            answer: string | null;
            /** @description The goods found for it; 0: none. */
            goods_id: components["schemas"]["OptionalId"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            answered_at: number | null;
        };
        BoughtGoods: {
            goods: components["schemas"]["Goods"];
            /** @description Orders it was in. */
            times: components["schemas"]["Count"];
            /** @description Units bought in all. */
            number: components["schemas"]["Quantity"];
            /** @description Units bought last. */
            last_number: components["schemas"]["Quantity"];
            /** @description Unit price last. */
            last_price: components["schemas"]["UnitPrice"];
            last_at: components["schemas"]["Timestamp"];
        };
        ListMatch: {
            goods: components["schemas"]["GoodsBasic"];
            /**
             * @description How the row was matched: `name` includes spec and maker, `chosen` is the buyer's earlier choice for such a row.
             * @enum {string}
             */
            by: "chosen" | "id" | "barcode" | "code" | "approval_no" | "name" | "pinyin";
            /**
             * @description Whether name, strength, pack, form and maker agree; unsaid where the row or the goods leave something open.
             * @enum {string}
             */
            fit: "same" | "unsaid" | "differs";
            /** @description The differences; empty unless fit is `differs`. */
            differences: components["schemas"]["ListDifference"][];
            /** @description One of several goods that differ only in the maker, which the row does not name. */
            is_equal: components["schemas"]["Flag"];
            /**
             * @description When the buyer last bought these goods; null if never.
             * @example 1772694000
             */
            bought_at: number | null;
            /**
             * Format: date
             * @description Nearest expiry in stock.
             * @example 2027-11-30
             */
            yxq: string | null;
            /** @description Units to add of these goods after pack rounding and cap. */
            number: components["schemas"]["Quantity"];
            /** @description These goods can fill the row completely. */
            is_enough: components["schemas"]["Flag"];
        };
        ListDifference: {
            /**
             * @description name: the goods have another one; spec: strength or pack.
             * @example spec
             * @enum {string}
             */
            what: "name" | "spec" | "form" | "maker";
            /**
             * @description As the row says.
             * @example 0.25g
             */
            asked: string;
            /**
             * @description As the goods are.
             * @example 0.5g
             */
            goods: string;
        };
        /**
         * 清单行
         * @description Fingerprint of what a row asks for, its quantity left out; empty where it asks for nothing.
         * @example Qd1hZ0mX8r3uYp5sT7vW9a
         */
        ListLine: string;
        /** @description The buyer's choice for a row. */
        ListChoice: {
            line: components["schemas"]["ListLine"];
            /** @description The chosen goods; 0 clears the choice. */
            goods_id: components["schemas"]["OptionalId"];
        };
        ListRow: {
            /**
             * @description Row of the list as sent.
             * @example 2
             */
            row: number;
            line: components["schemas"]["ListLine"];
            /**
             * @description The row as sent.
             * @example 六味地黄丸 200丸 豫西本草 20盒
             */
            text: string;
            /**
             * @description choose: several fit; blocked: found but cannot be bought; skipped: no goods, such as a heading.
             * @enum {string}
             */
            status: "matched" | "choose" | "unmatched" | "blocked" | "skipped";
            /** @description Best match first; a different name, strength, pack, form or maker last. */
            matches: components["schemas"]["ListMatch"][];
            /**
             * 数量
             * @description The requested units; null if none could be read.
             * @example 10
             */
            asked: string | null;
            /**
             * @description Criterion that put one of several equal goods first: the company's preference, the last purchase, the price, the expiry, enough stock, or nothing; null unless prefer decided.
             * @enum {string|null}
             */
            picked: "bought" | "price" | "expiry" | "stock" | "preferred" | "none" | null;
            /** @description Units to add of the first match after pack rounding and cap. */
            number: components["schemas"]["Quantity"];
            /**
             * @description What was changed or why not; may be empty.
             * @example 按中包装10盒取整为20盒
             */
            message: string;
        };
        /** @description Rows in = rows added + rows reported; nothing is dropped (K2). Nothing is put into the cart yet. */
        PurchaseList: {
            rows: components["schemas"]["ListRow"][];
            matched: components["schemas"]["Count"];
            /** @description Rows that are not an exact match. */
            reported: components["schemas"]["Count"];
            /** @description Columns that were recognised. */
            columns: string[];
            /** @description The reported rows with the reason of each, as a CSV file (UTF-8 with its mark); null where there are none. */
            rest: string | null;
        };
        Document: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DocumentKind"];
            /**
             * @description Name shown to the buyer.
             * @example 药品经营许可证
             */
            name: string;
            /**
             * @description How much or which number, as the name of its object says.
             * @example 川DA0280001
             */
            number: string;
            /**
             * Format: date
             * @description A calendar day in China, YYYY-MM-DD.
             * @example 2027-11-30
             */
            issued_on: string | null;
            /**
             * Format: date
             * @description Last day it is valid; null without end (长期).
             * @example 2027-11-30
             */
            expires_on: string | null;
            /**
             * @description Full days left, negative afterwards; null without end.
             * @example 25
             */
            days_left: number | null;
            /**
             * @description expiring: within 60 days (B3).
             * @enum {string}
             */
            level: "valid" | "expiring" | "expired";
            /**
             * @description pending 审核中, passed 已通过, rejected 未通过.
             * @enum {string}
             */
            status: "pending" | "passed" | "rejected";
            /**
             * @description Why it was rejected.
             * @example 照片不清晰
             */
            reason: string | null;
            pictures: components["schemas"]["Url"][];
            /** @description Scope classes it grants. */
            scopes: string[];
        };
        /**
         * 证件类型
         * @description business_licence 营业执照, drug_licence 药品经营许可证, device_licence 医疗器械经营许可证, device_filing 医疗器械经营备案, food_licence 食品经营许可证, medical_institution 医疗机构执业许可证, authorisation 采购委托书, identity 身份证, other 其他.
         * @example drug_licence
         * @enum {string}
         */
        DocumentKind: "business_licence" | "drug_licence" | "device_licence" | "device_filing" | "food_licence" | "medical_institution" | "authorisation" | "identity" | "other";
        MissingDocument: {
            kind: components["schemas"]["DocumentKind"];
            /**
             * @description Name shown to the buyer.
             * @example 采购委托书
             */
            name: string;
            /**
             * @description Wording of why.
             * @example 下单需要有效的采购委托书
             */
            reason: string;
        };
        Documents: {
            list: components["schemas"]["Document"][];
            missing: components["schemas"]["MissingDocument"][];
        };
        DocumentForm: {
            /** @description The document it renews; absent or 0 for a new one. */
            id?: components["schemas"]["OptionalId"];
            kind: components["schemas"]["DocumentKind"];
            /**
             * 证件编号
             * @description How much or which number, as the name of its object says.
             * @example 川DA0280001
             */
            number: string;
            /** @example 2024-12-01 */
            issued_on?: components["schemas"]["DateText"];
            /**
             * @description Absent if it never expires.
             * @example 2029-11-30
             */
            expires_on?: components["schemas"]["DateText"];
            /**
             * 证件照片
             * @description JPEG, PNG, WebP or PDF, at most 10 MB each; judged by content.
             */
            pictures: Blob[];
        };
        Uploaded: {
            /**
             * @description Send it with slip, return, after-sales, feedback or demand.
             * @example /uploads/2026/03/5f2a.png
             */
            url: components["schemas"]["Url"];
            /** @description Bytes. */
            size: number;
        };
        Contract: {
            /**
             * @description Version of the text.
             * @example 2026-01
             */
            version: string;
            /**
             * @description Title shown to the buyer.
             * @example 医药商品电子购销协议
             */
            title: string;
            /**
             * @description Sanitised.
             * @example <p>甲乙双方…</p>
             */
            html: string;
            /**
             * @description Party A.
             * @example 清禾医药有限公司
             */
            seller: string;
            /**
             * @description Party B: the company of this buyer.
             * @example 康宁大药房
             */
            buyer: string;
            /**
             * @description Picture of the seal of party A.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            seal: string | null;
            is_signed: components["schemas"]["Flag"];
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            signed_at: number | null;
        };
        Prize: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 50元现金券
             */
            name: string;
            image: components["schemas"]["Url"];
        };
        Draw: {
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 春季备货抽奖
             */
            title: string;
            image: components["schemas"]["Url"];
            /**
             * @description Rules as text; a line each.
             * @example 每笔订单可抽奖一次
             */
            rules: string;
            prizes: components["schemas"]["Prize"][];
            /** @description This buyer's remaining chances; 0 for visitors. */
            chances: components["schemas"]["Count"];
            /** @description 1: this buyer has already drawn. */
            is_join: components["schemas"]["Flag"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            timestamp: components["schemas"]["Timestamp"];
        };
        DrawShort: {
            id: components["schemas"]["Id"];
            /** @description 1: this buyer has already drawn, so the popup is not shown (S6). */
            is_join: components["schemas"]["Flag"];
            /** @description Picture of the popup. */
            image: components["schemas"]["Url"];
        };
        DrawWinner: {
            /**
             * @description Masked.
             * @example 康宁***店
             */
            name: string;
            /**
             * @description Name of the prize.
             * @example 50元现金券
             */
            prize: string;
            created_at: components["schemas"]["Timestamp"];
        };
        DrawRecord: {
            id: components["schemas"]["Id"];
            draw_id: components["schemas"]["Id"];
            /**
             * @description Title of the draw.
             * @example 春季备货抽奖
             */
            title: string;
            /**
             * @description Prize.
             * @example 50元现金券
             */
            name: string;
            /**
             * @description Wording that goes with the prize.
             * @example 已发放至现金券
             */
            remarks: string;
            created_at: components["schemas"]["Timestamp"];
        };
        DrawRecordPage: {
            list: components["schemas"]["DrawRecord"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        /** @description The result, shown as 恭喜您 , 抽中{name} ( {remarks} ). */
        DrawResult: {
            /** @description The prize; 0 for none. */
            prize_id: components["schemas"]["OptionalId"];
            /**
             * @description Name shown to the buyer.
             * @example 50元现金券
             */
            name: string;
            /**
             * @description Wording that goes with the prize.
             * @example 已发放至现金券
             */
            remarks: string;
            /**
             * @description Where it was booked: nothing 谢谢参与, coupon 优惠券, points 积分, red_packet 红包, voucher 现金券.
             * @enum {string}
             */
            kind: "nothing" | "coupon" | "points" | "red_packet" | "voucher";
            /** @description Chances left. */
            chances: components["schemas"]["Count"];
        };
        /** @description Favourites. */
        GoodsIds: {
            /** @description The goods of the call. */
            goods_ids: components["schemas"]["Id"][];
        };
        GoodsIdsForm: {
            goods_ids: components["schemas"]["IdList"];
        };
        TopAd: {
            /**
             * @description Where it leads.
             * @example /mrtj
             */
            url: components["schemas"]["Url"];
            /**
             * @description Picture.
             * @example /pictures/banner/top.svg
             */
            image: components["schemas"]["Url"];
        };
        Banner: {
            id: components["schemas"]["Id"];
            /**
             * @description Alternative text of the picture.
             * @example 感冒用药满300减20
             */
            title: string;
            /**
             * @description Where it leads; null: the activity has not begun (S17).
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            url: string | null;
            image: components["schemas"]["Url"];
            /** @description A crop for phones; absent without one. */
            phone?: components["schemas"]["Url"];
        };
        /** @description A strip of goods. */
        Floor: {
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 中药饮片
             */
            title: string;
            /**
             * @description Smaller line beside the title.
             * @example 道地药材 批批检验
             */
            subtitle: string;
            /** @description All of it. */
            url: components["schemas"]["Url"];
            /**
             * @description Zone whose colours it takes.
             * @enum {string}
             */
            mode: "normal" | "yx" | "zy" | "qx";
            banner: components["schemas"]["Banner"] | null;
            /** @description Short links beside the title. */
            links: components["schemas"]["SearchHot"][];
            goods: components["schemas"]["Goods"][];
        };
        HomeFocus: {
            /** @description The carousel. */
            banners: components["schemas"]["Banner"][];
            /** @description Small pictures beside it. */
            side: components["schemas"]["Banner"][];
            floors: components["schemas"]["Floor"][];
            /** @description The banner dialog; null where none runs. */
            popup: components["schemas"]["BannerDialog"] | null;
        };
        BannerDialog: {
            /** @description Its goods come from GET /api/activity/{id}/goods (C039). */
            activity_id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 春季备货专场
             */
            title: string;
            image: components["schemas"]["Url"];
        };
        Category: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 中成药
             */
            name: string;
            /**
             * @description Icon.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            logo1: string | null;
            children: components["schemas"]["Category"][];
        };
        NavChild: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 春季专场
             */
            name: string;
            /**
             * @description Where it leads.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            url: string | null;
        };
        NavItem: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 天天特价
             */
            name: string;
            /**
             * @description Where it leads; null: not begun (S17).
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            url: string | null;
            /**
             * @description Picture in place of the name.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            image: string | null;
            /** @description 0: announced, not started. */
            is_open: components["schemas"]["Flag"];
            children: components["schemas"]["NavChild"][];
        };
        BrandMark: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 豫西本草
             */
            name: string;
            logo: components["schemas"]["Url"];
            /** @example /ppzq/info/5 */
            url: components["schemas"]["Url"];
        };
        /** @description Menus and clock, the same on every page. */
        CommonFocus: {
            /** @description Hot searches. */
            rnss: components["schemas"]["SearchHot"][];
            nav: components["schemas"]["NavItem"][];
            category: components["schemas"]["Category"][];
            /** @description Of the free-shipping zone. */
            category_yx: components["schemas"]["Category"][];
            /** @description Of the TCM zone. */
            category_zy: components["schemas"]["Category"][];
            /** @description Of the devices zone. */
            category_qx: components["schemas"]["Category"][];
            brand: components["schemas"]["BrandMark"][];
            /** @description The server's clock. */
            timestamp: components["schemas"]["Timestamp"];
        };
        Announcement: {
            /** @description The article. */
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 关于清明节发货安排的通知
             */
            title: string;
            /** @example /news/info/21/company */
            url: components["schemas"]["Url"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The head of a zone's page. */
        ZoneFocus: {
            /**
             * @description Title shown to the buyer.
             * @example 中药专区
             */
            title: string;
            banners: components["schemas"]["Banner"][];
            /** @description Short links. */
            links: components["schemas"]["SearchHot"][];
            brands: components["schemas"]["BrandMark"][];
            floors: components["schemas"]["Floor"][];
        };
        ControlledSupplier: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 豫西本草控销专区
             */
            name: string;
            /**
             * @description Its maker, for filtering the goods list together with the mark `controlled`.
             * @example 豫西本草制药有限公司
             */
            sccj: string;
            image: components["schemas"]["Url"];
            /** @example /kxzq/goods/yxbc */
            url: components["schemas"]["Url"];
            goods_count: components["schemas"]["Count"];
        };
        ControlledFocus: {
            banners: components["schemas"]["Banner"][];
            suppliers: components["schemas"]["ControlledSupplier"][];
            floors: components["schemas"]["Floor"][];
        };
        BrandZoneFocus: {
            banners: components["schemas"]["Banner"][];
            /** @description The featured ones. */
            brands: components["schemas"]["BrandMark"][];
            floors: components["schemas"]["Floor"][];
        };
        RightPanel: {
            links: components["schemas"]["SearchHot"][];
            /**
             * @description QR picture.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            app_qr: string | null;
            /**
             * @description A line of text; may be empty.
             * @example 客服时间 8:30至18:00
             */
            notice: string;
        };
        FriendlyLink: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 国家药品监督管理局
             */
            name: string;
            url: components["schemas"]["Url"];
        };
        /**
         * @description Part of a name, common name, maker, approval number or barcode; pinyin initials or full pinyin, mixed with Chinese. Ordinary text: no character has a special meaning. Trimmed by the server; full width is folded.
         * @example lwdhw
         */
        Keywords: string;
        /** @description Why the goods cannot be bought by this viewer (B1). The same on card, detail, cart and order. */
        BlockReason: {
            /**
             * @description Machine code.
             * @enum {string}
             */
            code: "LOGIN" | "NOT_PASSED" | "DOCUMENT_EXPIRED" | "OUT_OF_SCOPE" | "REGION" | "COMPANY_FORBIDDEN" | "DIRECTED_SALE" | "QUOTA_USED" | "BELOW_PACK" | "NO_STOCK" | "OFF_SHELF" | "NO_PRICE" | "CONTRACT_UNSIGNED";
            /**
             * @description One Chinese sentence.
             * @example 超出经营范围：三类器械
             */
            message: string;
            fix: components["schemas"]["BlockFix"];
        };
        /** @description The way to resolve it. */
        BlockFix: {
            /**
             * @description A page of the shop.
             * @constant
             */
            kind: "route";
            /**
             * @description Name of the page.
             * @enum {string}
             */
            route: "login" | "account_documents" | "account_addresses" | "e_contract" | "goods_reminders" | "account_people";
            /**
             * @description Text of the link.
             * @example 去维护资质
             */
            label: string;
        } | {
            /**
             * @description contact: the buyer's contact; similar: similar goods.
             * @enum {string}
             */
            kind: "contact" | "similar";
            /** @description No page of its own. */
            route: null;
            /**
             * @description Text of the link.
             * @example 联系客服
             */
            label: string;
        };
        /** @description A purchase cap over a period, counted over the buyer and its linked stores (B5). */
        PurchaseQuota: {
            cap: components["schemas"]["Quantity"];
            /**
             * @description order 每单, day 每日, week 每周, month 每月.
             * @enum {string}
             */
            period: "order" | "day" | "week" | "month";
            /** @description Units that this buyer may still buy; 0 once used up. */
            left: components["schemas"]["Quantity"];
            /**
             * @description When the cap is reset; null for a cap per order.
             * @example 1772694000
             */
            resets_at: number | null;
        };
        /** @description Which goods an activity or coupon covers. Every list that is given must match, any entry of it suffices; no list covers everything. */
        GoodsScope: {
            goods_ids?: components["schemas"]["Id"][];
            /** @description Matched against the goods' category and its ancestors. */
            category_ids?: components["schemas"]["Id"][];
            /** @description Names of makers. */
            makers?: string[];
            /** @description Business scope classes. */
            scopes?: string[];
            except_goods_ids?: components["schemas"]["Id"][];
        };
        /** @description One step of the tiered price. */
        LadderPrice: {
            /** @description The ladder_price_id to send when adding a line. */
            id: components["schemas"]["Id"];
            /** @description From this many units on. */
            number: components["schemas"]["Quantity"];
            price: components["schemas"]["UnitPrice"];
        };
        /** @description This buyer's own price, in place of the list price. */
        OwnPrice: {
            /** @description The line of the list. */
            id: components["schemas"]["Id"];
            list_id: components["schemas"]["Id"];
            /**
             * @description Name of the list.
             * @example 2027年度协议
             */
            title: string;
            price: components["schemas"]["UnitPrice"];
            /** @description 1: tiers, activities and coupons apply on top; a lower special price always does. */
            with_promotions: components["schemas"]["Flag"];
        };
        /** @description The price of one piece, gram or millilitre, or of a kilogram of herbs, worked out from the content that the spec names. */
        ContentPrice: {
            price: components["schemas"]["UnitPrice"];
            /**
             * @description 片, 粒, 支 and the like, g, kg or ml.
             * @example 片
             */
            unit: string;
            /** @description The lowest among at least two that the viewer can buy with its common name, unit and strength. Null except in lists by common name and in comparisons. */
            lowest: boolean | null;
        };
        GoodsTag: {
            name: components["schemas"]["PromotionTag"];
            /**
             * @description Tooltip.
             * @example 满300减20，满500减45
             */
            describe: string;
            /** @description 1: the tag is a link to `target`. */
            is_jump: components["schemas"]["Flag"];
            /** @description 1: shown on the card. */
            is_show: components["schemas"]["Flag"];
            /**
             * @description Last segment of /activity/eleven/jz/{target}.
             * @example 7
             */
            target: string | null;
        };
        GoodsImage: {
            /** @description Picture for the carousel. */
            list: components["schemas"]["Url"];
            /** @description Its thumbnail. */
            "list-mini": components["schemas"]["Url"];
        };
        GoodsBatch: {
            /**
             * @description Batch number.
             * @example 202601012
             */
            pihao: string;
            /**
             * Format: date
             * @description Expiry of the batch.
             * @example 2027-11-30
             */
            yxq: string | null;
            /**
             * @description Wording of what is left of it.
             * @example 充足
             */
            number_label: string;
        };
        /** @description The promotion price that replaces list price and tiers while it runs. */
        SpecialPrice: {
            activity_id: components["schemas"]["Id"];
            /**
             * @description Where the price comes from: 秒杀, 天天特价, 组合购, 换购.
             * @enum {string}
             */
            kind: "seckill" | "special" | "combination" | "swap";
            price: components["schemas"]["UnitPrice"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * 数量
             * @description Remaining units of the promotion's own stock; null: limited only by the product's stock.
             * @example 10
             */
            number: string | null;
            /** @description Cap per buyer within the promotion; 0 none. */
            xg_number: components["schemas"]["Quantity"];
            /** @description 1: coupons apply nevertheless. */
            with_coupon: components["schemas"]["Flag"];
        };
        /** @description A running activity the goods belong to. */
        ActivityReference: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Badge text.
             * @example 满300减20，满500减45
             */
            label: string;
            /**
             * @description The badge text tier by tier.
             * @example [
             *       "满300减20",
             *       "满500减45"
             *     ]
             */
            parts: string[];
        };
        /** @description Goods as cards, tables, cart lines and order check show them (product.md §3, basic and full). */
        Goods: {
            id: components["schemas"]["Id"];
            /** @description Warehouse. */
            ck_id: components["schemas"]["OptionalId"];
            /**
             * @description Trade name as shown.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description The viewer's unit price at the minimum quantity; null: see price_hidden.
             * @example 12.80
             */
            price: string | null;
            /**
             * @description Why price is null: LOGIN 登录后可见, NOT_PASSED 认证后可见, NO_PRICE 暂无报价. Null where it is shown.
             * @enum {string|null}
             */
            price_hidden: "LOGIN" | "NOT_PASSED" | "NO_PRICE" | null;
            /** @description 1: the price is withheld from this viewer. */
            is_hidden: components["schemas"]["Flag"];
            /**
             * @description Original price, struck through next to a lower one; null without one.
             * @example 12.80
             */
            base_price: string | null;
            /**
             * @description Suggested retail price.
             * @example 12.80
             */
            market_price: string | null;
            /**
             * @description List price before tiers and promotions, from which pricing starts; the own price if the operator hides the list price from its buyers.
             * @example 12.80
             */
            ori_price: string | null;
            /**
             * @description Unit price with the best claimable coupon at the minimum quantity (D5).
             * @example 12.80
             */
            coupon_after_price: string | null;
            /**
             * @description Yuan that the running cashback gives back at its first step; null where none runs.
             * @example 128.00
             */
            rebate: string | null;
            /**
             * @description Badge text of the rebate.
             * @example 满3000元返现
             */
            rebate_title: string | null;
            /**
             * @description Its conditions.
             * @example 按活动期内付款累计，确认收货后返至余额
             */
            rebate_remarks: string | null;
            /**
             * @description Where the rebate goes: 0 none, 1 balance, 2 red packet.
             * @enum {integer}
             */
            rebate_mode: 0 | 1 | 2;
            /** @description 1: coupons apply. */
            with_coupon: components["schemas"]["Flag"];
            /** @description 1: controlled goods; their price is never shown to visitors. */
            is_kxpz: components["schemas"]["Flag"];
            /**
             * @description 0 neither, 1 full-reduction goods, 2 swap goods.
             * @enum {integer}
             */
            is_mzhg: 0 | 1 | 2;
            /**
             * @description Swap price.
             * @example 12.80
             */
            hg_price: string | null;
            /**
             * @description Wording of the full reduction or swap.
             * @example 满300减20
             */
            mzhg_desc: string | null;
            /** @description 1: free shipping from free_shipping_number on. */
            is_free_shipping: components["schemas"]["Flag"];
            /** @description Units from which the line ships free; 0 never by number. */
            free_shipping_number: components["schemas"]["Quantity"];
            /**
             * @description Badge text.
             * @example 20盒包邮
             */
            free_shipping_title: string | null;
            /**
             * @description Conditions.
             * @example 单品满20盒免运费
             */
            free_shipping_desc: string | null;
            is_favorite: components["schemas"]["Flag"];
            tags: components["schemas"]["GoodsTag"][];
            goods_image: components["schemas"]["GoodsImage"][];
            /**
             * @description Video of the product.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            goods_video: string | null;
            /**
             * @description Frame laid over the picture during a theme.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            subject_box: string | null;
            /**
             * @description National standard code of the drug.
             * @example 86901234000567
             */
            gjbzm: string | null;
            /**
             * @description Production standard.
             * @example 中国药典2025年版一部
             */
            sczxbz: string | null;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string | null;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string | null;
            /**
             * @description Origin.
             * @example 河南焦作
             */
            shpchd: string | null;
            /** @description Units in a case; 0 unknown. */
            jzl: components["schemas"]["Quantity"];
            /** @description Middle pack: least quantity and step (Q1). */
            zbz: components["schemas"]["Quantity"];
            /** @description Units printed on the middle pack; may exceed zbz if packs are opened. */
            zbz_number: components["schemas"]["Quantity"];
            /**
             * Format: date
             * @description Nearest expiry in stock.
             * @example 2027-11-30
             */
            yxq: string | null;
            /** @description 1: the expiry is shown in red. */
            is_xq: components["schemas"]["Flag"];
            /** @description 1: preferred by the buyer's company. */
            is_preferred: components["schemas"]["Flag"];
            /** @description 1: near expiry. */
            is_jxq: components["schemas"]["Flag"];
            /** @description Units in stock. */
            number: components["schemas"]["Quantity"];
            /**
             * @description Wording of the stock.
             * @example 充足
             */
            number_label: string;
            /** @description Default quantity of quick add: 1, raised to whole middle packs. */
            qg_number: components["schemas"]["Quantity"];
            /** @description Purchase cap: the most units of one order now, i.e. the cap minus purchases in its period; the full cap once used up (is_buy is then 0); 0: none. */
            xg_number: components["schemas"]["Quantity"];
            /** @description The cap in full; null: none. */
            quota: components["schemas"]["PurchaseQuota"] | null;
            /**
             * @description Wording of the cap.
             * @example 每日限购50盒
             */
            xg_number_desc: string | null;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            /** @description 1: this viewer can buy it; otherwise cant_buy_reason says why not. */
            is_buy: components["schemas"]["Flag"];
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
            /** @description 1: counts for the free-shipping zone. */
            is_youx: components["schemas"]["Flag"];
            type: components["schemas"]["GoodsType"];
            /** @description The list price in force, or the line of the own price: changes with each change of it; 0 where price is null. */
            goods_price_id: components["schemas"]["OptionalId"];
            /** @description The tier at the minimum quantity. */
            ladder_price_id: components["schemas"]["OptionalId"];
            /** @description The full reduction it counts for. */
            goods_manjian_id: components["schemas"]["OptionalId"];
            /** @description Null: the list price is used. */
            own_price: components["schemas"]["OwnPrice"] | null;
            /** @description Steps by number, lowest first. */
            ladder_price: components["schemas"]["LadderPrice"][];
            /**
             * @description 0 no tiers, 1 tiers by units of the line.
             * @enum {integer}
             */
            ladder_price_type: 0 | 1;
            /**
             * @description Wording of the tiers.
             * @example 50盒起 ¥12.20，100盒起 ¥11.80
             */
            jtStr: string | null;
            /** @description Batches, nearest expiry first. */
            goods_pihao: components["schemas"]["GoodsBatch"][];
            /**
             * @description Replaces 加入购物车: an operator's text for a running activity, otherwise 立即秒杀 during a seckill.
             * @example 立即秒杀
             */
            buy_button_label: string | null;
            /** @description 1: pinned above the sort order. */
            byTop: components["schemas"]["Flag"];
            /**
             * @description Generic name.
             * @example 六味地黄丸
             */
            common_name: string | null;
            category_id: components["schemas"]["OptionalId"];
            /** @description The category and its ancestors. */
            category_ids: components["schemas"]["Id"][];
            /**
             * @description Dosage form.
             * @example 浓缩丸
             */
            dosage_form: string | null;
            /**
             * @description Approval number.
             * @example 国药准字Z41020123
             */
            approval_no: string | null;
            /**
             * @description Business scope class a buyer needs (B4).
             * @example 中成药
             */
            scope: string;
            /** @description 1: needs an order of its own, without wallet and coupons (B7). */
            contains_ephedrine: components["schemas"]["Flag"];
            special_price: components["schemas"]["SpecialPrice"] | null;
            /** @description Running activities that pricing and badges need. */
            activities: components["schemas"]["ActivityReference"][];
            /** @description Units sold. */
            sales: components["schemas"]["Quantity"];
            /** @description Units of it in the cart of this buyer. */
            in_cart: components["schemas"]["Quantity"];
            /**
             * @description Unit price of this buyer's last order of it, without gifts and cancelled orders; null if there is none.
             * @example 12.80
             */
            last_price: string | null;
            /** @description Null if unknown from the spec or if the price is hidden; for goods sold by weight or volume only in comparisons. */
            content_price: components["schemas"]["ContentPrice"] | null;
            /** @description When it was added to the catalogue. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Goods in short, enough to name them, to set a quantity and to add them (product.md §3, basic). */
        GoodsBasic: {
            id: components["schemas"]["Id"];
            /** @description Warehouse. */
            ck_id: components["schemas"]["OptionalId"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string | null;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string | null;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            bzdw: string;
            /** @description Pictures; what goods in full call goods_image. */
            goods_images: components["schemas"]["GoodsImage"][];
            /**
             * @description As in goods in full.
             * @example 12.80
             */
            price: string | null;
            /** @description Units in stock. */
            number: components["schemas"]["Quantity"];
            /** @description As in goods in full. */
            qg_number: components["schemas"]["Quantity"];
            /** @description Middle pack: least quantity and step (Q1). */
            zbz: components["schemas"]["Quantity"];
            /** @description Units in a case; 0 unknown. */
            jzl: components["schemas"]["Quantity"];
            /** @description As in goods in full. */
            xg_number: components["schemas"]["Quantity"];
            /** @description As in goods in full. */
            goods_price_id: components["schemas"]["OptionalId"];
            /** @description Tier at the minimum quantity. */
            ladder_price_id: components["schemas"]["OptionalId"];
            /** @description Full reduction. */
            goods_manjian_id: components["schemas"]["OptionalId"];
            /** @description 1: preferred by the buyer's company. */
            is_preferred: components["schemas"]["Flag"];
            /** @description 1: near expiry. */
            is_jxq: components["schemas"]["Flag"];
            is_buy: components["schemas"]["Flag"];
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
        };
        /**
         * @description 0 ordinary, 1 seckill, 2 daily special, 3 combination, 4 swap purchase, 5 gift.
         * @example 0
         * @enum {integer}
         */
        GoodsType: 0 | 1 | 2 | 3 | 4 | 5;
        FacetValue: {
            /**
             * @description The value to send.
             * @example 浓缩丸
             */
            value: string;
            /**
             * @description Text shown to the buyer.
             * @example 浓缩丸
             */
            label: string;
            /** @description How many goods the list would have with only this value chosen in the facet. */
            count: components["schemas"]["Count"];
        };
        Facet: {
            /**
             * @description The parameter it filters.
             * @enum {string}
             */
            key: "category_id" | "maker" | "dosage_form" | "scope" | "origin" | "tags" | "flags";
            /**
             * @description Text shown to the buyer.
             * @example 剂型
             */
            label: string;
            /** @description Most goods first, at most 30. */
            values: components["schemas"]["FacetValue"][];
        };
        CategoryStep: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 中成药
             */
            name: string;
        };
        GoodsPage: {
            list: components["schemas"]["Goods"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        GoodsListing: {
            list: components["schemas"]["Goods"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            /** @description Facets of the result; each ignores its own choice when counting. */
            facets: components["schemas"]["Facet"][];
            /** @description From the root to the one chosen category; empty for none or several. */
            category_path: components["schemas"]["CategoryStep"][];
            /** @description Null if all goods match the keywords as typed, and without keywords. */
            search: components["schemas"]["SearchUnderstood"] | null;
        };
        /** @description How keywords were understood that fit no goods as they were typed. */
        SearchUnderstood: {
            /**
             * @description The keywords shown instead of unknown ones; null if unchanged.
             * @example 六味地黄丸
             */
            shown_for: string | null;
            /** @description Products requested together, each shown separately; may be empty. */
            goods: string[];
            /**
             * @description Words and quantities left out, as typed.
             * @example [
             *       "10盒"
             *     ]
             */
            dropped: string[];
            /** @description Strengths and packs that no goods shown has. */
            missing: components["schemas"]["SearchMissing"][];
        };
        SearchMissing: {
            /**
             * @description As typed.
             * @example 0.25g
             */
            typed: string;
            /**
             * @description Alternatives, the commonest first.
             * @example [
             *       "0.5g"
             *     ]
             */
            available: string[];
        };
        Suggestion: {
            /**
             * @description Kind, one of the listed words.
             * @enum {string}
             */
            type: "goods" | "maker";
            /**
             * @description The keywords to search for when chosen.
             * @example 六味地黄丸
             */
            name: string;
            /** @description The product, if the suggestion means exactly one. */
            id: components["schemas"]["OptionalId"];
            /** @description Maker of that one. */
            sccj: string | null;
            /** @description Spec of that one. */
            ypgg: string | null;
            /** @description Goods that the search finds. */
            count: components["schemas"]["Count"];
        };
        SearchHot: {
            /**
             * @description Name shown to the buyer.
             * @example 连花清瘟
             */
            name: string;
            /** @description Where it leads. */
            url: components["schemas"]["Url"];
        };
        /** @description An activity of the goods in full, for the detail page. */
        GoodsActivity: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Title shown to the buyer.
             * @example 感冒用药满减
             */
            title: string;
            /**
             * @description Its rule in a sentence.
             * @example 满300减20，满500减45
             */
            describe: string;
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description Page with all its goods.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            url: string | null;
        };
        InsertSection: {
            /**
             * @description Title shown to the buyer.
             * @example 功能主治
             */
            title: string;
            /**
             * @description Wording shown to the buyer.
             * @example 滋阴补肾。用于肾阴亏损，头晕耳鸣。
             */
            text: string;
        };
        /** @description A quality inspection report (药检报告) of a batch in stock. */
        BatchReport: {
            id: components["schemas"]["Id"];
            /**
             * @description Batch.
             * @example 20260312
             */
            pihao: string;
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸 20260312 药检报告
             */
            name: string;
            /** @description The document, for buyers who are logged in. */
            url: components["schemas"]["Url"];
            /**
             * Format: date
             * @description Day of issue.
             * @example 2027-11-30
             */
            issued_on: string | null;
        };
        /** @description A quality inspection report with the goods that it is about. */
        InspectionReport: {
            id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            /**
             * @description Of the goods.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            ypgg: string | null;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string | null;
            /**
             * @description Batch.
             * @example 20260312
             */
            pihao: string;
            /**
             * Format: date
             * @description Day of issue.
             * @example 2027-11-30
             */
            issued_on: string | null;
            /** @description The document, as PDF. */
            url: components["schemas"]["Url"];
            /** @description 1: this buyer has bought goods of the batch. */
            bought: components["schemas"]["Flag"];
        };
        InspectionReportPage: {
            list: components["schemas"]["InspectionReport"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        /** @description The quantity this buyer has ordered so far, without cancelled orders. */
        BoughtBefore: {
            /** @description Orders it was in. */
            times: components["schemas"]["Count"];
            /** @description Units in all. */
            number: components["schemas"]["Quantity"];
            /** @description Units bought last. */
            last_number: components["schemas"]["Quantity"];
            /** @description Unit price last. */
            last_price: components["schemas"]["UnitPrice"];
            last_at: components["schemas"]["Timestamp"];
        };
        /** @description A photograph of a batch in stock. */
        BatchPicture: {
            /**
             * @description Batch.
             * @example 20260312
             */
            pihao: string;
            list: components["schemas"]["Url"];
            /** @description Its thumbnail. */
            "list-mini": components["schemas"]["Url"];
        };
        /** @description A list price and when it began; the first point of a course may have begun earlier. */
        PricePoint: {
            time: components["schemas"]["Timestamp"];
            price: components["schemas"]["UnitPrice"];
        };
        GoodsDetail: {
            goods: components["schemas"]["Goods"];
            /**
             * @description Barcode.
             * @example 6901234567892
             */
            barcode: string | null;
            /**
             * @description VAT in percent.
             * @example 13
             */
            vat_rate: string | null;
            /** @description 1: prescription medicine. */
            is_prescription: components["schemas"]["Flag"];
            /**
             * @description Holder of the marketing authorisation.
             * @example 豫西本草制药有限公司
             */
            approval_holder: string | null;
            /**
             * @description Storage.
             * @example 密封，置阴凉干燥处
             */
            storage: string | null;
            /** @description The package insert, section by section; may be empty. */
            insert: components["schemas"]["InsertSection"][];
            activities: components["schemas"]["GoodsActivity"][];
            /** @description Claimable coupons that fit the goods, best first. */
            coupons: components["schemas"]["ClaimableCoupon"][];
            /** @description Same common name or category, at most 10. */
            related: components["schemas"]["Goods"][];
            category_path: components["schemas"]["CategoryStep"][];
            /** @description Of the batches in stock, nearest expiry first. */
            reports: components["schemas"]["BatchReport"][];
            /** @description Null for visitors and where it was never bought. */
            bought: components["schemas"]["BoughtBefore"] | null;
            /** @description Photographs of the batches in stock. */
            batch_pictures: components["schemas"]["BatchPicture"][];
            /** @description List prices of a herb over the last year, oldest first, ending with the present one; empty for other goods, without a change, and where the price is hidden. */
            price_course: components["schemas"]["PricePoint"][];
        };
        /**
         * 邀请码
         * @description As the operator gave it; case, spaces and hyphens are ignored.
         * @example K7QM-2XHD-9RTA-VB3E
         */
        InvitationCode: string;
        Invitation: {
            /**
             * @description register: opens an account; account: takes over the one that an operator prepared; password: sets a new password; person: sets that of a person of a company.
             * @enum {string}
             */
            purpose: "register" | "account" | "password" | "person";
            /**
             * @description Company of the account; empty without one.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description The number that it is valid with, masked.
             * @example 138****1234
             */
            phone: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        InvoiceLine: {
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            bzdw: string;
            /**
             * @description Units; below zero on a red-letter invoice.
             * @example 10
             */
            number: string;
            /** @description Without tax. */
            amount: components["schemas"]["Money"];
            /**
             * @description Percent.
             * @example 13
             */
            vat_rate: string;
            tax: components["schemas"]["Money"];
        };
        Invoice: {
            id: components["schemas"]["Id"];
            /**
             * @description Of the tax platform, 20 digits; null until issued (K8).
             * @example 26512000000012345678
             */
            invoice_no: string | null;
            /**
             * @description On a red-letter invoice (红字发票), whose amounts are negative: the number of the invoice that it reverses, fully or partly.
             * @example null
             */
            reverses_no: string | null;
            /**
             * @description normal 普通发票, special 专用发票.
             * @enum {string}
             */
            kind: "normal" | "special";
            /**
             * @description pending 开具中, issued 已开具, failed 开具失败, reversed 已红冲.
             * @enum {string}
             */
            status: "pending" | "issued" | "failed" | "reversed";
            /**
             * @description Title shown to the buyer.
             * @example 康宁大药房（锦江店）
             */
            title: string;
            /**
             * @description Taxpayer number.
             * @example 91510104MA6C8X7Q5R
             */
            tax_no: string;
            /** @description With tax. */
            amount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            order_ids: components["schemas"]["Id"][];
            /** @description Numbers of the orders as shown. */
            order_nos: string[];
            lines: components["schemas"]["InvoiceLine"][];
            /**
             * @description Formats that can be downloaded.
             * @example [
             *       "pdf",
             *       "xml"
             *     ]
             */
            files: ("pdf" | "ofd" | "xml")[];
            /**
             * @description Why it failed.
             * @example 税号校验未通过
             */
            reason: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            issued_at: number | null;
        };
        /** @description Invoices by status, whatever the filter. */
        InvoiceCounts: {
            all: components["schemas"]["Count"];
            pending: components["schemas"]["Count"];
            issued: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
            reversed: components["schemas"]["Count"];
        };
        InvoicePage: {
            list: components["schemas"]["Invoice"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            counts: components["schemas"]["InvoiceCounts"];
        };
        /** @description A special invoice needs address, phone, bank and account too. */
        InvoiceTitleForm: {
            /**
             * 发票抬头
             * @description Title shown to the buyer.
             * @example 康宁大药房（锦江店）
             */
            title: string;
            /**
             * 税号
             * @description Taxpayer number.
             * @example 91510104MA6C8X7Q5R
             */
            tax_no: string;
            /**
             * 注册地址
             * @description Street address in one line.
             * @example 成都市锦江区红星路三段1号
             */
            address?: string;
            /**
             * 注册电话
             * @description Mobile or landline (V1, V2).
             * @example 028-86001234
             */
            phone?: string;
            /**
             * 开户银行
             * @description Bank and branch.
             * @example 中国工商银行成都春熙支行
             */
            bank?: string;
            /**
             * 银行账号
             * @description Number of the bank account.
             * @example 4402201009000123456
             */
            account?: string;
            /**
             * 收票邮箱
             * @description Where e-invoices are sent (V3).
             * @example caiwu@example.com
             */
            email?: string;
        };
        /** @description Title data that is absent is taken from the account. */
        InvoiceForm: {
            /**
             * 订单
             * @description Orders that are done and have no invoice yet.
             */
            order_ids: components["schemas"]["Id"][];
            /**
             * @description normal 普通发票, special 专用发票.
             * @enum {string}
             */
            kind: "normal" | "special";
            /**
             * 发票抬头
             * @description Title shown to the buyer.
             * @example 康宁大药房（锦江店）
             */
            title?: string;
            /**
             * 税号
             * @description Taxpayer number.
             * @example 91510104MA6C8X7Q5R
             */
            tax_no?: string;
            /**
             * 注册地址
             * @description Street address in one line.
             */
            address?: string;
            /**
             * 注册电话
             * @description Mobile or landline (V1, V2).
             */
            phone?: string;
            /**
             * 开户银行
             * @description Bank and branch.
             */
            bank?: string;
            /**
             * 银行账号
             * @description Number of the bank account.
             */
            account?: string;
            /**
             * 收票邮箱
             * @description Where e-invoices are sent (V3).
             */
            email?: string;
        };
        /**
         * @description order 订单消息, activity 活动消息, system 系统消息.
         * @example order
         * @enum {string}
         */
        MessageKind: "order" | "activity" | "system";
        MessageEntry: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["MessageKind"];
            /**
             * @description Title shown to the buyer.
             * @example 订单已发货
             */
            title: string;
            /**
             * @description Text of the message.
             * @example 您的订单202603050001234已发货
             */
            body: string;
            /**
             * @description What it is about.
             * @example /order/info/12
             */
            url: string | null;
            is_read: components["schemas"]["Flag"];
            created_at: components["schemas"]["Timestamp"];
        };
        MessageCount: {
            /** @description Unread messages of all kinds. */
            unread: components["schemas"]["Count"];
        };
        DeliveryOption: {
            /**
             * @description The value to send as `delivery`.
             * @example express
             */
            code: string;
            /**
             * @description Name shown to the buyer.
             * @example 快递配送
             */
            name: string;
            /**
             * @description Description in a sentence or two.
             * @example 预计1至3天送达
             */
            describe: string;
            /** @description Its cost for these lines. */
            fee: components["schemas"]["Money"];
        };
        /**
         * @description none 不开发票, normal 增值税普通发票, special 增值税专用发票.
         * @example normal
         * @enum {string}
         */
        InvoiceKind: "none" | "normal" | "special";
        InvoiceOption: {
            kind: components["schemas"]["InvoiceKind"];
            available: components["schemas"]["Flag"];
            /**
             * @description Why not.
             * @example 请先完善专用发票资料
             */
            reason: string | null;
        };
        InvoiceTitle: {
            /**
             * @description Name of the company.
             * @example 康宁大药房（锦江店）
             */
            title: string;
            /**
             * @description Taxpayer number.
             * @example 91510104MA6C8X7Q5R
             */
            tax_no: string;
            /**
             * @description Street address in one line.
             * @example 成都市锦江区红星路三段1号
             */
            address: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 028-86001234
             */
            phone: string;
            /**
             * @description Bank and branch.
             * @example 中国工商银行成都春熙支行
             */
            bank: string;
            /**
             * @description Number of the bank account.
             * @example 4402201009000123456
             */
            account: string;
            /**
             * @description Where e-invoices are sent.
             * @example caiwu@example.com
             */
            email: string;
        };
        UnusableCoupon: {
            coupon: components["schemas"]["BuyerCoupon"];
            /**
             * @description Not started, over, fits no line, excluded by promotions or ephedrine, below the threshold, or nothing left to reduce.
             * @enum {string}
             */
            code: "NOT_STARTED" | "EXPIRED" | "NO_GOODS" | "NOT_COMBINABLE" | "EPHEDRINE" | "BELOW_THRESHOLD" | "NOTHING_LEFT";
            /**
             * @description Wording of why.
             * @example 还差¥52.00可用
             */
            reason: string;
            /**
             * @description Yuan missing to its threshold.
             * @example 128.00
             */
            missing: string | null;
        };
        UsableCoupon: {
            coupon: components["schemas"]["BuyerCoupon"];
            /** @description Its reduction of these lines. */
            money: components["schemas"]["Money"];
        };
        /** @description Everything step 2 shows. The choices are those sent, else the default address, the first delivery, the best coupon, no voucher and no red packet. */
        Checkout: {
            /** @description The chosen lines that can be bought. */
            lines: components["schemas"]["CartLine"][];
            /** @description Selected lines that cannot be bought and are not counted. */
            refused: components["schemas"]["LineRefusal"][];
            activity_data: components["schemas"]["ActivityData"];
            shipping_data: components["schemas"]["ShippingData"];
            totals: components["schemas"]["CartTotals"];
            /** @description While there are any, the order is refused. */
            problems: components["schemas"]["CartProblem"][];
            warnings: components["schemas"]["Warning"][];
            addresses: components["schemas"]["Address"][];
            /** @description Chosen address; 0 while there is none. */
            address_id: components["schemas"]["OptionalId"];
            deliveries: components["schemas"]["DeliveryOption"][];
            /**
             * @description Chosen delivery.
             * @example express
             */
            delivery: string;
            invoices: components["schemas"]["InvoiceOption"][];
            invoice_kind: components["schemas"]["InvoiceKind"];
            /** @description Title data of the account, null until given. */
            invoice_title: components["schemas"]["InvoiceTitle"] | null;
            /** @description Best first. */
            coupons: components["schemas"]["UsableCoupon"][];
            unusable_coupons: components["schemas"]["UnusableCoupon"][];
            /** @description The chosen coupon of the buyer. */
            coupon_id: components["schemas"]["OptionalId"];
            /** @description Usable cash vouchers. */
            vouchers: components["schemas"]["Voucher"][];
            /** @description Chosen cash voucher. */
            xjq_id: components["schemas"]["OptionalId"];
            /** @description Usable red packets. */
            red_packets: components["schemas"]["RedPacket"][];
            /** @description Chosen red packet. */
            red_packet_id: components["schemas"]["OptionalId"];
            wallet: components["schemas"]["Wallet"];
            /** @description 0: cannot be paid with balance, red packets or vouchers (B7). */
            wallet_allowed: components["schemas"]["Flag"];
            /** @description Send it with the order. Recalculations of the same step send theirs and get it back. */
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description Send it with the order (O3). Equals totals.payable. */
            expected_total: components["schemas"]["Money"];
            /** @description Products that the buyer orders for the first time (首营品种), gifts included; their papers are enclosed unless declined. */
            first_goods: components["schemas"]["Id"][];
            /** @description 1: the buyer has no paid order yet and the seller has papers (首营企业), which are enclosed unless declined. */
            is_first_order: components["schemas"]["Flag"];
            /** @description Of the lines' products, where it is known. */
            storage: components["schemas"]["GoodsStorage"][];
            /** @description Why it needs approval, and so is submitted as a purchase request (C312); empty where it is ordered at once. */
            approval: string[];
            timestamp: components["schemas"]["Timestamp"];
        };
        GoodsStorage: {
            goods_id: components["schemas"]["Id"];
            /**
             * @description How it is to be stored (贮藏).
             * @example 冷藏，2～8℃避光保存
             */
            text: string;
        };
        /**
         * @description Names one submission; the same key never makes a second order (O1).
         * @example 3f1c6a52-8f0e-4c57-9d0a-6c1f2b7e9a10
         */
        IdempotencyKey: string;
        /** @description A line that cannot be had (O2). */
        LineRefusal: {
            /** @description The cart line; 0 if it is gone. */
            id: components["schemas"]["OptionalId"];
            goods_id: components["schemas"]["OptionalId"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description The purchase block's code (B1), or LINE_GONE.
             * @example NO_STOCK
             */
            code: string;
            /**
             * @description A Chinese sentence for the buyer.
             * @example 库存仅剩20盒
             */
            message: string;
            /** @description Units that can be bought now. */
            available: components["schemas"]["Quantity"];
        };
        CheckoutForm: {
            /** @description Cart lines. */
            ids: components["schemas"]["IdList"];
            new?: components["schemas"]["NewStyle"];
            /** @description Absent or 0 for the default. */
            address_id?: components["schemas"]["OptionalId"];
            /**
             * @description Code of the chosen delivery.
             * @example express
             */
            delivery?: string;
            invoice_kind?: components["schemas"]["InvoiceKind"];
            /** @description Absent: the best; 0: none. */
            coupon_id?: components["schemas"]["OptionalId"];
            /** @description Absent or 0 for none. */
            xjq_id?: components["schemas"]["OptionalId"];
            /** @description Absent or 0 for none. */
            red_packet_id?: components["schemas"]["OptionalId"];
            /** @description The key of the previous answer when step 2 is recalculated. */
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        };
        OrderForm: {
            /** @description Cart lines. */
            ids: components["schemas"]["IdList"];
            idempotency_key: components["schemas"]["IdempotencyKey"];
            /** @description The total that was shown. */
            expected_total: components["schemas"]["Money"];
            address_id: components["schemas"]["Id"];
            /**
             * @description Code of the chosen delivery.
             * @example express
             */
            delivery: string;
            /** @description Default none. */
            invoice_kind?: components["schemas"]["InvoiceKind"];
            /** @description Absent or 0 for none. */
            coupon_id?: components["schemas"]["OptionalId"];
            /** @description Absent or 0 for none. */
            xjq_id?: components["schemas"]["OptionalId"];
            /** @description Absent or 0 for none. */
            red_packet_id?: components["schemas"]["OptionalId"];
            /**
             * @description Free text.
             * @example 请附药检报告
             */
            remark?: string;
            /** @description Further products whose first-business papers to enclose. */
            papers_for?: components["schemas"]["IdList"];
            /** @description Products ordered for the first time whose papers are not needed. */
            no_papers_for?: components["schemas"]["IdList"];
            /** @description Whether the seller's papers go with it; absent: with the first order. */
            seller_papers?: components["schemas"]["Flag"];
        };
        PlacedOrder: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            /** @description paid at once where nothing is left to pay. */
            status: components["schemas"]["OrderStatus"];
            total: components["schemas"]["Money"];
            /**
             * @description When it is cancelled unless paid.
             * @example 1772694000
             */
            expires_at: number | null;
        };
        /** @description The data of a refused order: checkout with 40901, lines with 40902. */
        OrderRefusal: {
            checkout?: components["schemas"]["Checkout"];
            lines?: components["schemas"]["LineRefusal"][];
        };
        LineBatch: {
            /**
             * @description Batch number.
             * @example 202601012
             */
            pihao: string;
            /**
             * Format: date
             * @description Expiry.
             * @example 2027-11-30
             */
            yxq: string | null;
            /** @description Units taken from it. */
            number: components["schemas"]["Quantity"];
            /** @description 1: it is recalled. */
            is_recalled: components["schemas"]["Flag"];
        };
        /** @description A line as it was sold; goods may have been renamed since. */
        OrderLine: {
            id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            /**
             * @description Approval number.
             * @example 国药准字Z41020123
             */
            approval_no: string;
            goods_image: components["schemas"]["GoodsImage"][];
            number: components["schemas"]["Quantity"];
            price: components["schemas"]["UnitPrice"];
            amount: components["schemas"]["Money"];
            /** @description Amount less its shares: the refund of the line. */
            paid: components["schemas"]["Money"];
            goods_type: components["schemas"]["GoodsType"];
            /** @description 1: some of it was added to the cart from an activity zone. */
            is_yj: components["schemas"]["Flag"];
            /**
             * @description VAT in percent.
             * @example 13
             */
            vat_rate: string | null;
            /** @description 1: the product's first-business papers (首营资料) are enclosed. */
            needs_papers: components["schemas"]["Flag"];
            /** @description The batches it was allocated from (O6). */
            goods_pihao: components["schemas"]["LineBatch"][];
            proof: components["schemas"]["PriceProof"];
        };
        OrderAmounts: {
            /** @description Sum of the lines' amounts. */
            goods: components["schemas"]["Money"];
            reductions: components["schemas"]["Reduction"][];
            shipping_fee: components["schemas"]["Money"];
            /** @description The amount to pay. */
            total: components["schemas"]["Money"];
        };
        /** @description The actions open to the buyer now. */
        OrderActions: {
            pay: components["schemas"]["Flag"];
            cancel: components["schemas"]["Flag"];
            confirm: components["schemas"]["Flag"];
            again: components["schemas"]["Flag"];
            return: components["schemas"]["Flag"];
            after_sales: components["schemas"]["Flag"];
            invoice: components["schemas"]["Flag"];
            papers: components["schemas"]["Flag"];
        };
        OrderShort: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            status: components["schemas"]["OrderStatus"];
            total: components["schemas"]["Money"];
            line_count: components["schemas"]["Count"];
            piece_count: components["schemas"]["Quantity"];
            /** @description The first five. */
            lines: components["schemas"]["OrderLine"][];
            /**
             * @description Who receives the goods.
             * @example 王药师
             */
            receiver: string;
            payment_method: components["schemas"]["PaymentMethod"] | null;
            actions: components["schemas"]["OrderActions"];
            /** @description Null unless the order is partly shipped. */
            partly_shipped: components["schemas"]["PartlyShipped"] | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description While pending: when it is cancelled unless paid.
             * @example 1772694000
             */
            expires_at: number | null;
        };
        /** @description Lines of which some has left, and lines of which some is still to. */
        PartlyShipped: {
            sent: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
        };
        /** @description Orders by status, whatever the filters. */
        OrderCounts: {
            all: components["schemas"]["Count"];
            pending: components["schemas"]["Count"];
            paid: components["schemas"]["Count"];
            shipped: components["schemas"]["Count"];
            done: components["schemas"]["Count"];
            cancelled: components["schemas"]["Count"];
        };
        /** @description Orders of a month without cancelled ones; in a list, those that the filters let through. */
        OrderMonth: {
            /**
             * @description In China.
             * @example 2026-11
             */
            month: string;
            order_count: components["schemas"]["Count"];
            total: components["schemas"]["Money"];
        };
        OrderPage: {
            list: components["schemas"]["OrderShort"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            counts: components["schemas"]["OrderCounts"];
            /** @description The months of the orders on the page. */
            months: components["schemas"]["OrderMonth"][];
        };
        OrderEvent: {
            kind: components["schemas"]["OrderEventKind"];
            /**
             * @description Wording; may be empty.
             * @example 买家取消：重复下单
             */
            note: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The address as it was when the order was placed. */
        OrderAddress: {
            /**
             * @description Who receives the goods.
             * @example 王药师
             */
            receiver: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800001234
             */
            phone: string;
            /**
             * @description Province, city and district in words.
             * @example 四川省成都市锦江区
             */
            region: string;
            /**
             * @description Street and number.
             * @example 红星路三段1号
             */
            detail: string;
        };
        ReturnableLine: {
            line_id: components["schemas"]["Id"];
            /** @description Units that may still be returned. */
            number: components["schemas"]["Quantity"];
            /** @description Units of other returns, except refused ones. */
            returned: components["schemas"]["Quantity"];
            /** @description The refund of those. */
            refunded: components["schemas"]["Money"];
        };
        OrderReturn: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ReturnStatus"];
            refund: components["schemas"]["Money"];
            created_at: components["schemas"]["Timestamp"];
        };
        OrderAfterSales: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["AfterSalesKind"];
            status: components["schemas"]["AfterSalesStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The invoice that the order is on or that was asked for. */
        OrderInvoice: {
            id: components["schemas"]["Id"];
            /**
             * @description 20 digits; null until issued (K8).
             * @example 26512000000012345678
             */
            invoice_no: string | null;
            /**
             * @description normal 普通发票, special 专用发票.
             * @enum {string}
             */
            kind: "normal" | "special";
            /**
             * @description pending 开具中, issued 已开具, failed 开具失败, reversed 已红冲.
             * @enum {string}
             */
            status: "pending" | "issued" | "failed" | "reversed";
        };
        /** @description A batch that was delivered without its inspection report (药检报告). */
        MissingReport: {
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Batch number.
             * @example 202601012
             */
            pihao: string;
        };
        /** @description Another order of the buyer. */
        OrderReference: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
        };
        ArrivedMoney: {
            /** @description Transfers since the order was placed. */
            received: components["schemas"]["Money"];
            /** @description Of the wallet, now. */
            balance: components["schemas"]["Money"];
            /** @description What the balance lacks to pay the order; 0.00 for nothing. */
            lack: components["schemas"]["Money"];
        };
        OrderDetail: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            status: components["schemas"]["OrderStatus"];
            lines: components["schemas"]["OrderLine"][];
            amounts: components["schemas"]["OrderAmounts"];
            address: components["schemas"]["OrderAddress"];
            /**
             * @description Code of the chosen delivery.
             * @example express
             */
            delivery: string;
            /**
             * @description Name of the delivery.
             * @example 快递配送
             */
            delivery_name: string;
            invoice_kind: components["schemas"]["InvoiceKind"];
            /**
             * @description Free text.
             * @example 请附药检报告
             */
            remark: string;
            /** @description 1: the seller's first-business papers (首营资料) are enclosed. */
            needs_seller_papers: components["schemas"]["Flag"];
            /**
             * @description The person of the company, its head office or the salesperson who ordered it; empty: the account itself.
             * @example 张小药
             */
            ordered_by: string;
            /**
             * @description Who approved it; empty where it needed no approval.
             * @example 李店长
             */
            approved_by: string;
            /**
             * @description Why the buyer cancelled; null where it was not said or not cancelled.
             * @example null
             */
            cancel_reason: string | null;
            /** @description The successful payment, otherwise the latest. */
            payment: components["schemas"]["Payment"] | null;
            /** @description While pending: what the buyer transferred into the balance for it; null without any, or where no balance may pay it. */
            arrived: components["schemas"]["ArrivedMoney"] | null;
            /** @description Debt of an order on account; null for other orders and once repaid. */
            debt: components["schemas"]["CreditDebt"] | null;
            /** @description The order whose units it sends again, free of charge; null for all others. */
            replaces: components["schemas"]["OrderReference"] | null;
            /** @description Orders that send its units again, the oldest first. */
            replacements: components["schemas"]["OrderReference"][];
            /** @description Oldest first. */
            events: components["schemas"]["OrderEvent"][];
            actions: components["schemas"]["OrderActions"];
            /** @description Null unless the order is partly shipped. */
            partly_shipped: components["schemas"]["PartlyShipped"] | null;
            /** @description The bank-transfer slip that was sent last. */
            slip: components["schemas"]["SlipState"] | null;
            /** @description Lines with returnable units; empty before shipping. */
            returnable: components["schemas"]["ReturnableLine"][];
            /** @description Newest first. */
            returns: components["schemas"]["OrderReturn"][];
            /** @description Newest first. */
            after_sales: components["schemas"]["OrderAfterSales"][];
            /** @description Null without a request, or if it failed. */
            invoice: components["schemas"]["OrderInvoice"] | null;
            /** @description Batches without a report in the papers (K7); empty before shipping. */
            missing_reports: components["schemas"]["MissingReport"][];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            paid_at: number | null;
            /**
             * @description When its last parcel left.
             * @example 1772694000
             */
            shipped_at: number | null;
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            done_at: number | null;
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            cancelled_at: number | null;
            /**
             * @description While pending: when it is cancelled unless paid.
             * @example 1772694000
             */
            expires_at: number | null;
            /** @description The server's clock. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description balance 余额, sandbox 模拟收银台, alipay 支付宝, wechat 微信支付, unionpay 银联支付, bank 银行转账, credit 账期支付.
         * @example balance
         * @enum {string}
         */
        PaymentMethod: "balance" | "sandbox" | "alipay" | "wechat" | "unionpay" | "bank" | "credit";
        PaymentOption: {
            method: components["schemas"]["PaymentMethod"];
            /**
             * @description Name shown to the buyer.
             * @example 余额支付
             */
            name: string;
            available: components["schemas"]["Flag"];
            /**
             * @description Why not.
             * @example 可用余额¥300.00，还差¥200.00
             */
            reason: string | null;
        };
        BankAccount: {
            /**
             * @description Bank and branch.
             * @example 中国工商银行成都高新支行
             */
            bank: string;
            /**
             * @description Name shown to the buyer.
             * @example 药集医药有限公司
             */
            name: string;
            /**
             * @description Number of the bank account.
             * @example 4402201009000654321
             */
            account: string;
            /**
             * @description The reference to write on the transfer.
             * @example 请附言订单号202603050001234
             */
            note: string;
        };
        Payment: {
            /**
             * @description The number that the provider knows.
             * @example P3f1c6a528f0e4c57
             */
            payment_no: string;
            order_id: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            /**
             * @description pending 待支付, paid 已支付, failed 支付失败, closed 已关闭.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "closed";
            amount: components["schemas"]["Money"];
            /**
             * @description The provider's page to go to; null where there is none.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            redirect_url: string | null;
            /**
             * @description Text to show as a QR code; null where there is none.
             * @example null
             */
            qr_code: string | null;
            /** @description Where to transfer to; null for other methods. */
            bank_account: components["schemas"]["BankAccount"] | null;
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            paid_at: number | null;
        };
        /** @description Fields of sandbox and Alipay with sign and sign_type, of UnionPay with signature and signPubKeyCert. */
        ProviderForm: {
            [key: string]: string;
        };
        /** @description Body of WeChat Pay; its signature is in headers. */
        ProviderJson: {
            [key: string]: unknown;
        };
        PaymentState: {
            order_id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            order_status: components["schemas"]["OrderStatus"];
            /** @description The amount to pay. */
            total: components["schemas"]["Money"];
            /** @description The successful payment, otherwise the latest; null before the first. */
            payment: components["schemas"]["Payment"] | null;
            methods: components["schemas"]["PaymentOption"][];
            /** @description Balance of the wallet. */
            balance: components["schemas"]["Money"];
            /** @description As in the order: what the buyer transferred into the balance for it. */
            arrived: components["schemas"]["ArrivedMoney"] | null;
            /** @description Credit line; null without a line or debts. */
            credit: components["schemas"]["CreditSummary"] | null;
            /** @description 0, an order with an ephedrine preparation: no balance may pay it. */
            wallet_allowed: components["schemas"]["Flag"];
            has_pay_password: components["schemas"]["Flag"];
            /**
             * @description While pending: when the order is cancelled unless paid.
             * @example 1772694000
             */
            expires_at: number | null;
            /** @description The server's clock. */
            timestamp: components["schemas"]["Timestamp"];
        };
        PointsGoods: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 电子血压计
             */
            name: string;
            image: components["schemas"]["Url"];
            /** @description Points for one. */
            points: components["schemas"]["Count"];
            /** @description Its value. */
            market_price: components["schemas"]["Money"];
            /** @description Left. */
            number: components["schemas"]["Count"];
            /** @description How many a buyer may exchange; 0 no limit. */
            limit: components["schemas"]["Count"];
            /**
             * @description Description in a sentence or two.
             * @example 上臂式，语音播报
             */
            describe: string;
        };
        PointsOrder: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example J202603050000012
             */
            order_no: string;
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 电子血压计
             */
            name: string;
            image: components["schemas"]["Url"];
            /** @description How much or which number, as the name of its object says. */
            number: number;
            /** @description Points paid. */
            points: components["schemas"]["Count"];
            /**
             * @description pending 待发货, shipped 待收货, done 已完成, cancelled 已取消.
             * @enum {string}
             */
            status: "pending" | "shipped" | "done" | "cancelled";
            address: components["schemas"]["OrderAddress"];
            /**
             * @description Carrier, once shipped.
             * @example 演示物流
             */
            company: string | null;
            /**
             * @description Number of the parcel.
             * @example YJ0012345678
             */
            tracking_no: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        PointsGoodsPage: {
            list: components["schemas"]["PointsGoods"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        PointsOrderPage: {
            list: components["schemas"]["PointsOrder"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        ExchangeForm: {
            /**
             * @description The points goods.
             * @example 1
             */
            id: components["schemas"]["Id"];
            /**
             * @description How much or which number, as the name of its object says.
             * @example 1
             */
            number: number;
            address_id: components["schemas"]["Id"];
            idempotency_key?: components["schemas"]["IdempotencyKey"];
        };
        ProposalLine: {
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            /** @description Units proposed. */
            number: components["schemas"]["Quantity"];
            /**
             * @description The quoted price; null: the usual price.
             * @example 12.80
             */
            quote: string | null;
            /**
             * @description The usual price; null if hidden from the buyer.
             * @example 12.80
             */
            list_price: string | null;
            /**
             * @description The unit price on acceptance; null unless open, or if nothing can be bought.
             * @example 12.80
             */
            price: string | null;
            /**
             * @description Of the units that can be bought; null as with price.
             * @example 128.00
             */
            amount: string | null;
            /**
             * @description Why not all of it can be bought now; null where it can, or the proposal is not open.
             * @example 库存仅剩5盒
             */
            reason: string | null;
        };
        Proposal: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ProposalStatus"];
            /**
             * @description The operator who proposes it.
             * @example 李销售
             */
            salesperson: string;
            /**
             * @description Wording of what happened.
             * @example 入冬常备，这几样走得快
             */
            note: string;
            /** @description The last day to accept it, and of its quotes. */
            valid_on: components["schemas"]["DateText"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description When it was accepted, declined or withdrawn, or expired; null while it is open.
             * @example 1772694000
             */
            decided_at: number | null;
            /**
             * @description The reason given when it was declined; may be empty.
             * @example
             */
            answer: string;
            lines: components["schemas"]["ProposalLine"][];
            /**
             * @description Sum of its lines after reductions, without freight; null unless open.
             * @example 128.00
             */
            total: string | null;
        };
        OrderConsent: {
            /**
             * @description Maximum total of an order, freight included; null without a valid consent.
             * @example 128.00
             */
            per_order: string | null;
            /**
             * Format: date
             * @description Its last day; null as with per_order.
             * @example 2027-11-30
             */
            ends_on: string | null;
        };
        RebateTier: {
            /** @description From this amount on, in the period. */
            amount: components["schemas"]["Money"];
            /**
             * @description Percent of the full amount of the period.
             * @example 2.5
             */
            rate: string;
        };
        /** @description A period of a rebate that is not booked yet. */
        RebateRun: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the rebate.
             * @example 2027年度返利
             */
            title: string;
            /**
             * @description The period in words.
             * @example 2027年第1季度
             */
            period_name: string;
            /** @description 1: the seller is about to book it. */
            has_ended: components["schemas"]["Flag"];
            /** @description Last day of the period. */
            last_day: components["schemas"]["DateText"];
            /**
             * @description Qualifying products, in words.
             * @example 中成药；豫西本草制药有限公司
             */
            base: string;
            /** @description By rising amount. */
            tiers: components["schemas"]["RebateTier"][];
            /** @description Payments so far for these products, less returns; debts on account count once repaid. */
            counted: components["schemas"]["Money"];
            /**
             * @description Reached percentage; 0 below the lowest tier.
             * @example 1.5
             */
            rate: string;
            /** @description Rebate as of now. */
            due: components["schemas"]["Money"];
            /** @description The next tier; null at the top. */
            next: components["schemas"]["RebateStep"] | null;
        };
        RebateStep: {
            /** @description Amount missing to reach it. */
            missing: components["schemas"]["Money"];
            /**
             * @description Percent of the full amount.
             * @example 2.5
             */
            rate: string;
        };
        /** @description A booked rebate. */
        RebateNote: {
            id: components["schemas"]["Id"];
            /**
             * @description Name of the rebate.
             * @example 2027年度返利
             */
            title: string;
            /**
             * @description The period in words.
             * @example 2027年第1季度
             */
            period_name: string;
            /** @description Payments that count. */
            counted: components["schemas"]["Money"];
            /**
             * @description Percent; 0 below the lowest tier.
             * @example 2.5
             */
            rate: string;
            /** @description Rebate of the period. */
            due: components["schemas"]["Money"];
            /** @description Correction of earlier periods, due to returns or late repayments. */
            carried: components["schemas"]["Money"];
            /** @description Amount booked to the balance. */
            amount: components["schemas"]["Money"];
            /** @description Change of due since; the next period settles it. */
            changed_by: components["schemas"]["Money"];
            created_at: components["schemas"]["Timestamp"];
        };
        Rebates: {
            /** @description Current periods, and ended ones that are due and not booked. */
            runs: components["schemas"]["RebateRun"][];
            /** @description The latest first; at most 24. */
            notes: components["schemas"]["RebateNote"][];
        };
        RecallLine: {
            order_id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            shipped_at: components["schemas"]["Timestamp"];
            /** @description Units of the batch. */
            number: components["schemas"]["Quantity"];
            /** @description Units received back. */
            returned: components["schemas"]["Quantity"];
        };
        RecallNotice: {
            id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Spec.
             * @example 浓缩丸 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            /**
             * @description Batch number.
             * @example 202601012
             */
            pihao: string;
            /**
             * @description first 一级召回, second 二级召回, third 三级召回.
             * @enum {string}
             */
            level: "first" | "second" | "third";
            /**
             * @description Wording of why.
             * @example 含量不符合规定
             */
            reason: string;
            /**
             * @description What to do.
             * @example 立即停止销售，封存后退回
             */
            instruction: string;
            /** @description By when to answer. */
            due_on: components["schemas"]["DateText"];
            created_at: components["schemas"]["Timestamp"];
            /** @description 1: ended, and can no longer be answered. */
            is_over: components["schemas"]["Flag"];
            /** @description The buyer's deliveries of it, latest first. */
            lines: components["schemas"]["RecallLine"][];
            received: components["schemas"]["Quantity"];
            /** @description Units received back. */
            returned: components["schemas"]["Quantity"];
            /** @description Units being returned for the recall. */
            returning: components["schemas"]["Quantity"];
            /**
             * 数量
             * @description Units the buyer reported, including those being returned; null: no answer yet.
             * @example 10
             */
            remaining: string | null;
            /**
             * @description Wording of what happened.
             * @example 已下架
             */
            note: string;
            /** @description Returns made for it. */
            returns: components["schemas"]["Id"][];
        };
        RecallAnswer: {
            /**
             * 剩余数量
             * @description Units not sold or used, including those being returned.
             * @example 10
             */
            remaining: string;
            /**
             * 说明
             * @description Wording of what happened.
             * @example 已下架
             */
            note?: string;
            /**
             * 是否退回
             * @description 1: creates a return of the remaining units.
             */
            returns: components["schemas"]["Flag"];
        };
        /**
         * @description accepted 合格, short 少货, broken 破损, short_life 效期过短, wrong_batch 批号或效期不符, foreign 不属于本次发货.
         * @example accepted
         * @enum {string}
         */
        ReceiptResult: "accepted" | "short" | "broken" | "short_life" | "wrong_batch" | "foreign";
        DeliveredBatch: {
            /**
             * @description Batch; empty if unknown.
             * @example 202601012
             */
            pihao: string;
            /**
             * Format: date
             * @description A calendar day in China, YYYY-MM-DD.
             * @example 2027-11-30
             */
            yxq: string | null;
            /** @description Units shipped. */
            number: components["schemas"]["Quantity"];
            /** @description 1: expires within 180 days. */
            near: components["schemas"]["Flag"];
        };
        DeliveredLine: {
            /** @description Line of the order. */
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            sccj: string;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            /**
             * @description Approval number.
             * @example 国药准字Z41020123
             */
            approval_no: string;
            /**
             * @description How it is to be stored (贮藏); may be empty.
             * @example 冷藏，2～8℃避光保存
             */
            storage: string;
            /**
             * @description On the pack; may be empty.
             * @example 6901234567892
             */
            barcode: string;
            /** @description Prefix of the product's trace codes: 7 digits, or a 14-digit GTIN. */
            prefixes: string[];
            batches: components["schemas"]["DeliveredBatch"][];
        };
        /** @description A box with a trace code that the warehouse recorded. */
        DeliveredCode: {
            /**
             * @description Trace code.
             * @example 81000010000000000017
             */
            code: string;
            /**
             * @description The case that it is packed in.
             * @example null
             */
            case_code: string | null;
            line_id: components["schemas"]["Id"];
            /**
             * @description Batch.
             * @example 202601012
             */
            pihao: string;
        };
        ReceiptEntry: {
            /**
             * @description The device's name of it.
             * @example 3f1c6a528f0e4c573f1c6a528f0e4c57
             */
            key: string;
            result: components["schemas"]["ReceiptResult"];
            /**
             * @description Null: goods that are not part of the delivery.
             * @example 1024
             */
            line_id: number | null;
            /**
             * @description The shipped batch that it stands for.
             * @example 202601012
             */
            pihao: string;
            number: components["schemas"]["Quantity"];
            /**
             * @description The trace code that was scanned.
             * @example 81000010000000000017
             */
            code: string | null;
            /**
             * @description What was found instead; may be empty.
             * @example 实物批号 B9
             */
            note: string;
            /**
             * @description The after-sales case that it was reported in.
             * @example 1024
             */
            after_sales_id: number | null;
        };
        Receiving: {
            order_id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            /**
             * @description Of the receiver.
             * @example 13800001234
             */
            phone: string;
            shipped_at: components["schemas"]["Timestamp"];
            lines: components["schemas"]["DeliveredLine"][];
            /** @description Empty if the warehouse recorded none. */
            codes: components["schemas"]["DeliveredCode"][];
            /** @description Of all devices, oldest first. */
            entries: components["schemas"]["ReceiptEntry"][];
            /**
             * @description Who finished it.
             * @example 王药师
             */
            inspector: string | null;
            /**
             * @description Null while it is open.
             * @example 1772694000
             */
            finished_at: number | null;
        };
        /** @description A code that was scanned, or units of a batch that were counted. */
        ReceiptDraft: {
            /**
             * 编号
             * @description The device's name of it.
             * @example 3f1c6a528f0e4c573f1c6a528f0e4c57
             */
            key: string;
            result: components["schemas"]["ReceiptResult"];
            /**
             * 追溯码
             * @description As the scanner read it, with separators (FNC1) written as <GS>, since form texts must not contain control characters.
             * @example 81000010000000000017
             */
            code?: string;
            /** @description Line of the order; with a code, the line to use if the code's own is unknown. */
            line_id?: components["schemas"]["Id"];
            /**
             * 批号
             * @description Batch.
             * @example 202601012
             */
            pihao?: string;
            /** @description Without a code: how many units. */
            number?: components["schemas"]["Quantity"];
        };
        ReceiptForm: {
            /** 验收记录 */
            entries?: components["schemas"]["ReceiptDraft"][];
            /**
             * 撤销
             * @description Keys of entries to revoke, of this request too; applied before its other entries.
             */
            undone?: string[];
        };
        ReceiptRefusal: {
            /**
             * @description Of the entry sent.
             * @example 3f1c6a528f0e4c573f1c6a528f0e4c57
             */
            key: string;
            /**
             * @description unreadable 读不出, repeated 已扫过, excess 超过发货数量, choose_batch 请选择批号, unknown 未知商品, unknown_case 箱码查不到箱内的盒, finished 验收已完成.
             * @enum {string}
             */
            reason: "unreadable" | "repeated" | "excess" | "choose_batch" | "unknown" | "unknown_case" | "finished";
        };
        ReceiptAnswer: {
            /** @description All saved rows, of all devices, oldest first. */
            entries: components["schemas"]["ReceiptEntry"][];
            /** @description Rejected entries; all others are stored, now or earlier. */
            refused: components["schemas"]["ReceiptRefusal"][];
        };
        ReceivingReportForm: {
            /**
             * 问题描述
             * @description What is wrong.
             * @example 少货：六味地黄丸 批号202601012 2盒
             */
            describe: string;
            /**
             * 联系电话
             * @description Where to call back.
             * @example 13800001234
             */
            phone: string;
            /**
             * 图片
             * @description Uploaded before, by POST /api/upload (C171).
             */
            pictures?: components["schemas"]["Url"][];
        };
        ReceivingFinishForm: {
            /**
             * 验收员
             * @description Who inspected.
             * @example 王药师
             */
            inspector: string;
        };
        Region: {
            /**
             * @description Code of GB/T 2260.
             * @example 510100
             */
            code: string;
            /**
             * @description Name shown to the buyer.
             * @example 成都市
             */
            name: string;
            has_children: components["schemas"]["Flag"];
        };
        /** @description Asked for once; it is sent once, when the goods can be bought again or cost less than they did. */
        GoodsReminder: {
            goods: components["schemas"]["Goods"];
            /**
             * @description stock: 到货提醒; price: 降价提醒.
             * @enum {string}
             */
            awaits: "stock" | "price";
            /**
             * @description When it was requested; null without a price.
             * @example 12.80
             */
            price: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description Null: still waiting.
             * @example 1772694000
             */
            sent_at: number | null;
        };
        GoodsReminderForm: {
            goods_id: components["schemas"]["Id"];
        };
        Session: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and system, as far as they say, and the store that it works as.
             * @example Chrome · Windows
             */
            device: string;
            /**
             * @description The network address it was started from, without its last part.
             * @example 203.0.113.*
             */
            address: string;
            /** @description 1: the current session. */
            is_current: components["schemas"]["Flag"];
            /**
             * @description The head office that uses the session to work as this account; null: the account itself.
             * @example null
             */
            working_for: string | null;
            /** @description Last use, to the hour. */
            seen_at: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
        };
        SecurityEvent: {
            id: components["schemas"]["Id"];
            /**
             * @description What happened.
             * @example 登录密码已修改
             */
            text: string;
            /** @description 1: a failed attempt. */
            is_failure: components["schemas"]["Flag"];
            /**
             * @description Browser and system.
             * @example Chrome · Windows
             */
            device: string;
            /**
             * @description The network, without its last part.
             * @example 203.0.113.*
             */
            address: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * 动态验证码
         * @description Six digits of the authenticator, or one of the recovery codes. Each is valid once.
         * @example 492039
         */
        FactorCode: string;
        SecondFactor: {
            is_on: components["schemas"]["Flag"];
            /**
             * @description Payments above this require a code; null: none. The owner sets it for everybody.
             * @example 128.00
             */
            pay_above: string | null;
            /** @description Recovery codes that were not used yet. */
            recovery_left: number;
        };
        NewSecondFactor: {
            /**
             * @description For typing without a camera.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description Text to show as a QR code.
             * @example otpauth://totp/%E8%8D%AF%E9%9B%86:pharmacy?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=%E8%8D%AF%E9%9B%86
             */
            qr: string;
        };
        RecoveryCodes: {
            /** @description Ten, shown only this once. */
            codes: string[];
        };
        /** @description The result of buying one old line again (K3). */
        AgainLine: {
            /** @description The old line. */
            line_id: components["schemas"]["Id"];
            goods_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Every old line is in exactly one group.
             * @enum {string}
             */
            group: "same" | "price_up" | "price_down" | "shorter_expiry" | "fewer" | "gone" | "out_of_scope" | "cap_used" | "no_stock" | "blocked";
            old_number: components["schemas"]["Quantity"];
            /** @description Units that would be added; may be 0. */
            number: components["schemas"]["Quantity"];
            old_price: components["schemas"]["UnitPrice"];
            /**
             * @description Today's; null if it cannot be bought.
             * @example 12.80
             */
            price: string | null;
            /** @description What changed, a sentence each. */
            notes: string[];
            /** @description Null if it no longer exists. */
            goods: components["schemas"]["Goods"] | null;
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
        };
        AgainForm: {
            /** @description Old lines; absent for all. */
            line_ids?: components["schemas"]["IdList"];
        };
        TrackPoint: {
            /**
             * @description Wording shown to the buyer.
             * @example 快件已到达成都转运中心
             */
            text: string;
            time: components["schemas"]["Timestamp"];
        };
        Parcel: {
            /**
             * @description Name of the business as registered.
             * @example 顺丰速运
             */
            company: string;
            /**
             * @description Number of the parcel.
             * @example SF1234567890
             */
            tracking_no: string;
            /**
             * @description The carrier's.
             * @example 95338
             */
            phone: string | null;
            status: components["schemas"]["ParcelStatus"];
            /** @description Latest first. */
            track: components["schemas"]["TrackPoint"][];
            /** @description Its contents; empty for another box of an order that was shipped before. */
            lines: components["schemas"]["ParcelLine"][];
        };
        ParcelBatch: {
            /**
             * @description Batch number.
             * @example 202601012
             */
            pihao: string;
            /**
             * Format: date
             * @description Expiry.
             * @example 2027-11-30
             */
            yxq: string | null;
            number: components["schemas"]["Quantity"];
        };
        ParcelLine: {
            /** @description Line of the order. */
            line_id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 六味地黄丸（浓缩丸）
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            ypgg: string;
            /**
             * @description Unit.
             * @example 盒
             */
            bzdw: string;
            number: components["schemas"]["Quantity"];
            batches: components["schemas"]["ParcelBatch"][];
        };
        Logistics: {
            /** @description Empty before shipping. */
            parcels: components["schemas"]["Parcel"][];
            /** @description The unshipped part of a partly shipped order; also empty before shipping. */
            open: components["schemas"]["ParcelLine"][];
        };
        SlipState: {
            /** @description The slip. */
            url: components["schemas"]["Url"];
            /**
             * @description pending 待核对, accepted 已到账, rejected 已退回.
             * @enum {string}
             */
            status: "pending" | "accepted" | "rejected";
            created_at: components["schemas"]["Timestamp"];
        };
        ReturnEntry: {
            /** @description Line of the order. */
            line_id: components["schemas"]["Id"];
            number: components["schemas"]["Quantity"];
        };
        ReturnForm: {
            /** 退货商品 */
            lines: components["schemas"]["ReturnEntry"][];
            /**
             * 退货原因
             * @description Wording of why.
             * @example 包装破损
             */
            reason: string;
            /**
             * 补充说明
             * @description Description in a sentence or two.
             * @example 外箱受潮，两盒变形
             */
            describe?: string;
            /**
             * 图片
             * @description Uploaded before, by POST /api/upload (C171).
             */
            pictures?: components["schemas"]["Url"][];
            /**
             * 追溯码
             * @description Returned boxes or cases, as scanned.
             */
            codes?: string[];
        };
        /**
         * @description applied 申请中, agreed 已同意, refused 已拒绝, returning 待退款, refunded 已退款.
         * @example applied
         * @enum {string}
         */
        ReturnStatus: "applied" | "agreed" | "refused" | "returning" | "refunded";
        /**
         * @description quality 质量问题, shortage 少发错发, papers 资料问题, invoice 发票问题, delivery 物流问题, other 其他.
         * @example papers
         * @enum {string}
         */
        AfterSalesKind: "quality" | "shortage" | "papers" | "invoice" | "delivery" | "other";
        /**
         * @description pending 待处理, working 处理中, solved 已解决.
         * @example working
         * @enum {string}
         */
        AfterSalesStatus: "pending" | "working" | "solved";
        ServiceEvent: {
            /**
             * @description State, one of the listed words.
             * @example applied
             */
            status: string;
            /**
             * @description Wording of what happened.
             * @example 提交申请
             */
            note: string;
            created_at: components["schemas"]["Timestamp"];
        };
        ReturnLine: {
            line: components["schemas"]["OrderLine"];
            /** @description Units being returned. */
            number: components["schemas"]["Quantity"];
            /** @description Their refund. */
            refund: components["schemas"]["Money"];
            /** @description Trace codes of its boxes, as far as they are known. */
            codes: string[];
        };
        ReturnDetail: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            status: components["schemas"]["ReturnStatus"];
            lines: components["schemas"]["ReturnLine"][];
            /**
             * @description Wording of why.
             * @example 包装破损
             */
            reason: string;
            /**
             * @description Description in a sentence or two.
             * @example 外箱受潮，两盒变形
             */
            describe: string;
            pictures: components["schemas"]["Url"][];
            /** @description Sum of the lines. */
            refund: components["schemas"]["Money"];
            /**
             * @description balance 退至余额, provider 原路退回, bank 银行转账退回, credit 先冲减账期欠款，已还部分退至余额.
             * @enum {string}
             */
            refund_to: "balance" | "provider" | "bank" | "credit";
            /**
             * @description Why it was refused.
             * @example 已超过退货期限
             */
            answer: string | null;
            /**
             * @description Where to send the goods once agreed.
             * @example 成都市双流区物流大道8号 药集退货组
             */
            return_address: string | null;
            /** @description Oldest first. */
            events: components["schemas"]["ServiceEvent"][];
            created_at: components["schemas"]["Timestamp"];
        };
        AfterSalesForm: {
            kind: components["schemas"]["AfterSalesKind"];
            /**
             * 问题描述
             * @description Description in a sentence or two.
             * @example 缺少批号202601012的药检报告
             */
            describe: string;
            /** @description Lines it is about. */
            line_ids?: components["schemas"]["IdList"];
            /**
             * 图片
             * @description Uploaded before, by POST /api/upload (C171).
             */
            pictures?: components["schemas"]["Url"][];
            /**
             * 联系电话
             * @description Where to call back.
             * @example 13800001234
             */
            phone: string;
        };
        TalkEntry: {
            /**
             * @description Who speaks, buyer 买家 or service 客服.
             * @enum {string}
             */
            from: "buyer" | "service";
            /**
             * @description Wording shown to the buyer.
             * @example 药检报告已补传，请查收
             */
            text: string;
            pictures: components["schemas"]["Url"][];
            created_at: components["schemas"]["Timestamp"];
        };
        AfterSalesDetail: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string;
            kind: components["schemas"]["AfterSalesKind"];
            status: components["schemas"]["AfterSalesStatus"];
            /**
             * @description Description in a sentence or two.
             * @example 缺少批号202601012的药检报告
             */
            describe: string;
            lines: components["schemas"]["OrderLine"][];
            pictures: components["schemas"]["Url"][];
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800001234
             */
            phone: string;
            /** @description Oldest first. */
            talk: components["schemas"]["TalkEntry"][];
            /**
             * @description How it was settled; null until then.
             * @example 已补发药检报告
             */
            result: string | null;
            events: components["schemas"]["ServiceEvent"][];
            created_at: components["schemas"]["Timestamp"];
        };
        Created: {
            id: components["schemas"]["Id"];
        };
        Store: {
            /** @description The store's account. */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（高新店）
             */
            company: string;
            /**
             * @description User name; case is ignored.
             * @example chain02
             */
            username: string;
            /**
             * @description Contact person.
             * @example 李药师
             */
            name: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800005678
             */
            phone: string;
            /**
             * @description Street address in one line.
             * @example 四川省成都市武侯区天府大道100号
             */
            address: string;
            is_passed: components["schemas"]["Flag"];
            /** @description 1: the store whose account this session uses. */
            is_current: components["schemas"]["Flag"];
            /** @description Lines in its cart. */
            cart: components["schemas"]["Count"];
            /**
             * @description Null for the current one.
             * @example 1772694000
             */
            linked_at: number | null;
            /** @description Orders of this and the previous month, without empty months; empty until the link is confirmed. */
            months: components["schemas"]["StoreMonth"][];
        };
        /** @description A store's orders of a month without cancelled ones. */
        StoreMonth: {
            /**
             * @description In China.
             * @example 2026-11
             */
            month: string;
            order_count: components["schemas"]["Count"];
            total: components["schemas"]["Money"];
            /** @description Refunded for returns of these orders. */
            returned: components["schemas"]["Money"];
            /** @description Orders among them that are not paid yet. */
            waiting: components["schemas"]["Money"];
        };
        StoreLink: {
            /** @description The account on the other side. */
            id: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（总店）
             */
            company: string;
            /**
             * @description User name; case is ignored.
             * @example chain01
             */
            username: string;
            /**
             * @description office: it may work as this account once confirmed; store: this account may work as it.
             * @enum {string}
             */
            role: "office" | "store";
            /**
             * @description asked: the store has yet to confirm it.
             * @enum {string}
             */
            state: "asked" | "active";
            /** @description When it was asked for. */
            linked_at: components["schemas"]["Timestamp"];
        };
        /** @description The buyer's own contact. */
        AdminContact: {
            /**
             * @description Name shown to the buyer.
             * @example 陈晓
             */
            name: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13900005678
             */
            phone: string;
            /** @description 1: the contact of all buyers, not a personal one (专属). */
            is_default: components["schemas"]["Flag"];
        };
        /** @description The operator's settings; the same for everybody. */
        CommonConfig: {
            /**
             * @description Complaint hot line.
             * @example 400-000-8888
             */
            hot_line: string;
            /**
             * @description Link or number of the first chat; empty where there is none.
             * @example 800001111
             */
            qq1: string;
            /**
             * @description Second chat.
             * @example 800002222
             */
            qq2: string;
            /**
             * @description Name of the shop.
             * @example 药集
             */
            site_title: string;
            /**
             * @description Null for the built-in mark.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            logo: string | null;
            /**
             * @description Filing and licence text of the footer, a line each.
             * @example 蜀ICP备00000000号
             */
            filing: string;
            /**
             * @description QR picture of the mini program.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            mini_program_qr: string | null;
            /**
             * @description QR picture of the app.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            app_qr: string | null;
            /**
             * @description Page of the chat frame; null where chat is by links.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            chat_url: string | null;
            /** @description 1: visitors see prices, except of controlled goods (P1). */
            is_price_open: components["schemas"]["Flag"];
        };
        QualityInspection: {
            /**
             * @description Link; null where msg is shown instead.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            quality_inspection_url: string | null;
            /**
             * @description Shown as an alert where there is no link.
             * @example 质检报告暂未开放
             */
            msg: string;
        };
        SignedInPerson: {
            /**
             * @description Name shown to the buyer.
             * @example 张小药
             */
            name: string;
            roles: components["schemas"]["PersonRole"][];
        };
        /** @description The visitor or buyer (product.md §3). For visitors show is false and only common_config and login_url mean anything. */
        UserState: {
            /** @description Whether a buyer is logged in. */
            show: boolean;
            /** @description The buyer; 0 for visitors. */
            id: components["schemas"]["OptionalId"];
            /**
             * @description User name; case is ignored.
             * @example pharmacy
             */
            username: string;
            /**
             * @description Contact person.
             * @example 王药师
             */
            name: string;
            /**
             * @description Mobile or landline (V1, V2).
             * @example 13800001234
             */
            phone: string;
            /**
             * @description Logs in and receives codes as the phone does; empty where there is none.
             * @example
             */
            login_email: string;
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description Picture of the account.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            face: string | null;
            /**
             * @description Level of membership.
             * @example 金牌会员
             */
            rank: string;
            admin: components["schemas"]["AdminContact"] | null;
            /**
             * @description Default shipping address in one line.
             * @example 四川省成都市锦江区红星路三段1号
             */
            address: string;
            /**
             * @description Order deadline and arrival at that address; null for visitors and without a delivery rule.
             * @example 今天17:00前下单，明天送达
             */
            delivery_text: string | null;
            /** @description 1: qualified, so prices are visible. */
            is_passed: components["schemas"]["Flag"];
            /** @description Points of the account. */
            points: number;
            /** @description Lines in the cart. */
            cart: number;
            /** @description Unread messages. */
            message_count: number;
            /** @description 1: this account has linked stores below it. */
            has_stores: components["schemas"]["Flag"];
            /**
             * @description Purchase requests that wait for this company; null if there never was one.
             * @example null
             */
            request_count: number | null;
            /** @description The person of the company who logged in; null: the account itself. */
            person: components["schemas"]["SignedInPerson"] | null;
            /**
             * @description Proposals that can be accepted; null for visitors and if there never was one.
             * @example null
             */
            proposal_count: number | null;
            /**
             * @description Nickname of the bound WeChat.
             * @example null
             */
            wechat: string | null;
            common_config: components["schemas"]["CommonConfig"];
            /** @description Null where the buyer has none (P6). */
            quality_inspection: components["schemas"]["QualityInspection"] | null;
            /**
             * @description Where to log in.
             * @example /login
             */
            login_url: components["schemas"]["Url"];
            /** @description 1: the free-shipping zone is shown to this buyer (P7). */
            is_show_youx: components["schemas"]["Flag"];
            /** @description 1: marked as special by an operator. Prices and rules ignore it. */
            is_special: components["schemas"]["Flag"];
            /** @description 1: customer service by chat (P5). */
            is_can_chat: components["schemas"]["Flag"];
            /**
             * @description Identifies the buyer to the chat frame; never the session.
             * @example null
             */
            token: string | null;
            /** @description 1: may ask for after-sales service. */
            is_AfterSale: components["schemas"]["Flag"];
            /** @description 0: an e-contract waits to be signed (459). */
            is_contract_signed: components["schemas"]["Flag"];
            /**
             * @description Business scope in force (jyfw): decides what may be bought (B2).
             * @example [
             *       "中成药",
             *       "化学药"
             *     ]
             */
            scopes: string[];
            /** @description Documents that run out within 60 days or have run out (B3). */
            documents: components["schemas"]["DocumentState"][];
            /**
             * @description Region of the buyer.
             * @example 510104
             */
            region_code: string | null;
        };
        DocumentState: {
            id: components["schemas"]["Id"];
            /**
             * @description Name shown to the buyer.
             * @example 医疗器械经营备案
             */
            name: string;
            /** @description Last day it is valid. */
            expires_on: components["schemas"]["DateText"];
            /**
             * @description Full days left; 0 on the last day, negative afterwards.
             * @example 25
             */
            days_left: number;
            /**
             * @description Scope classes that depend on it.
             * @example [
             *       "二类器械"
             *     ]
             */
            scopes: string[];
            /**
             * @description Wording of the warning.
             * @example 《医疗器械经营备案》25天后到期
             */
            message: string;
        };
        BindCode: {
            /**
             * @description Machine code.
             * @example b_7f2c91
             */
            code: string;
            /**
             * @description Text to show as a QR code.
             * @example https://example.com/wechat/bind?code=b_7f2c91
             */
            qr: string;
            expires_at: components["schemas"]["Timestamp"];
        };
        FeedbackForm: {
            /**
             * 反馈类型
             * @description advice 建议, complaint 投诉, goods 商品问题, other 其他.
             * @enum {string}
             */
            kind: "advice" | "complaint" | "goods" | "other";
            /**
             * 反馈内容
             * @description What the buyer has to say.
             * @example 希望增加中药饮片的等级筛选
             */
            content: string;
            /**
             * 订单号
             * @description Order it is about.
             */
            order_no?: string;
            /**
             * 联系电话
             * @description Where to call back (V1).
             * @example 13800001234
             */
            phone?: string;
            /**
             * 图片
             * @description Uploaded before, by POST /api/upload (C171).
             */
            pictures?: components["schemas"]["Url"][];
        };
        ScopeState: {
            /**
             * @description Class of the business scope that goods ask for (B4).
             * @example 中成药
             */
            name: string;
            /** @description The document that grants it. */
            document_id: components["schemas"]["Id"];
            /**
             * @description Name of the document.
             * @example 药品经营许可证
             */
            document_name: string;
            /**
             * Format: date
             * @description Last day; null without end.
             * @example 2027-11-30
             */
            expires_on: string | null;
            is_valid: components["schemas"]["Flag"];
        };
        BusinessScope: {
            scopes: components["schemas"]["ScopeState"][];
        };
        Feedback: {
            id: components["schemas"]["Id"];
            /**
             * @description advice 建议, complaint 投诉, goods 商品问题, other 其他.
             * @enum {string}
             */
            kind: "advice" | "complaint" | "goods" | "other";
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string | null;
            /** @description 1: the shop wrote last. */
            is_answered: components["schemas"]["Flag"];
            /** @description Oldest first; begins with the feedback. */
            talk: components["schemas"]["TalkEntry"][];
        };
        UserInfoForm: {
            /**
             * 联系人
             * @description Contact person.
             * @example 王药师
             */
            name: string;
            /**
             * 手机号
             * @description Mobile number of 11 digits, first 1, second 3 to 9 (V1); may be absent where the account has none.
             * @example 13800001234
             */
            phone?: string;
            /**
             * 验证码
             * @description Sent to the new phone by POST /api/auth/sms (C103), scene bind; required (422) if the phone changes.
             * @example 482913
             */
            code?: string;
        };
        PhoneState: {
            /** @description 1: free to register. */
            is_free: components["schemas"]["Flag"];
        };
        /**
         * @description Identity of a record.
         * @example 1024
         */
        Id: number;
        /**
         * @description Identity of a record; 0 means none.
         * @example 0
         */
        OptionalId: number;
        /**
         * @description 优 clinic programme, 秒 seckill, 满 full reduction, 换购 swap purchase, 赠 gift, 特 daily special, 新 new.
         * @enum {string}
         */
        PromotionTag: "优" | "秒" | "满" | "换购" | "赠" | "特" | "新";
        /**
         * @description pending 待付款, paid 待发货, shipped 待收货, done 已完成, cancelled 已取消.
         * @example pending
         * @enum {string}
         */
        OrderStatus: "pending" | "paid" | "shipped" | "done" | "cancelled";
        /**
         * @description open 待接受, accepted 已接受, declined 已谢绝, withdrawn 已撤回, expired 已过期.
         * @enum {string}
         */
        ProposalStatus: "open" | "accepted" | "declined" | "withdrawn" | "expired";
        /**
         * @description placed 已提交, paid 已支付, shipped 已发货, done 已收货, cancelled 已取消, expired 超时未付已取消, refunding 待退款, refunded 已退款.
         * @enum {string}
         */
        OrderEventKind: "placed" | "paid" | "shipped" | "done" | "cancelled" | "expired" | "refunding" | "refunded";
        /**
         * 状态
         * @description shipped 已发货, moving 运输中, delivering 派送中, signed 已签收, problem 异常.
         * @enum {string}
         */
        ParcelStatus: "shipped" | "moving" | "delivering" | "signed" | "problem";
        /**
         * @description 1 yes, 0 no.
         * @example 1
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * @description Yuan with exactly two decimals.
         * @example 128.00
         */
        Money: string;
        /**
         * @description Yuan for one unit, two to four decimals.
         * @example 12.80
         */
        UnitPrice: string;
        /**
         * 价格
         * @description Yuan, as typed.
         * @example 12.5
         */
        PriceBound: string;
        /**
         * 数量
         * @description Number of units, up to three decimals (goods sold by weight), without trailing zeros.
         * @example 10
         */
        Quantity: string;
        /**
         * @description How many there are.
         * @example 3
         */
        Count: number;
        /**
         * @description A time in Unix seconds.
         * @example 1772694000
         */
        Timestamp: number;
        /**
         * Format: date
         * @description A calendar day in China, YYYY-MM-DD.
         * @example 2027-11-30
         */
        DateText: string;
        /**
         * 月份
         * @description A calendar month in China, YYYY-MM.
         * @example 2026-11
         */
        Month: string;
        /**
         * @description A path on this host (/pictures/goods/12/1.svg?v=3f2a) or an absolute address.
         * @example /pictures/goods/12/1.svg?v=3f2a
         */
        Url: string;
        /**
         * @example [
         *       12,
         *       15
         *     ]
         */
        IdList: components["schemas"]["Id"][];
        /** @description 现金券. */
        Voucher: {
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 新客现金券
             */
            title: string;
            /** @description Yuan off. */
            money: components["schemas"]["Money"];
            /** @description Threshold; 0.00 none. */
            amount: components["schemas"]["Money"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description 0 未使用, 1 已使用, 2 已过期.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        /** @description 账户红包. */
        RedPacket: {
            id: components["schemas"]["Id"];
            /**
             * @description Title shown to the buyer.
             * @example 开工红包
             */
            title: string;
            /** @description Yuan off. */
            money: components["schemas"]["Money"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description 0 未使用, 1 已使用, 2 已过期.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        Wallet: {
            /** @description Credit line; null without a line or debts. */
            credit: components["schemas"]["CreditSummary"] | null;
            /** @description Balance in yuan. */
            balance: components["schemas"]["Money"];
            /** @description Sum of unused red packets. */
            red_packet_money: components["schemas"]["Money"];
            red_packet_count: components["schemas"]["Count"];
            /** @description Points. */
            points: number;
            /** @description Sum of unused cash vouchers. */
            voucher_money: components["schemas"]["Money"];
            voucher_count: components["schemas"]["Count"];
            /** @description Unused coupons. */
            coupon_count: components["schemas"]["Count"];
            /** @description 1: a payment password has been set. */
            has_pay_password: components["schemas"]["Flag"];
            /** @description Ways to recharge, and which are open; only with GET /api/user/user_money (C059). */
            recharge_methods?: components["schemas"]["RechargeOption"][];
        };
        RechargeOption: {
            method: components["schemas"]["RechargeMethod"];
            /**
             * @description Name shown to the buyer.
             * @example 微信支付
             */
            name: string;
            available: components["schemas"]["Flag"];
            /**
             * @description Why not.
             * @example 暂未开通
             */
            reason: string | null;
        };
        /**
         * @description sandbox 模拟收银台, alipay 支付宝, wechat 微信支付, unionpay 银联支付.
         * @example wechat
         * @enum {string}
         */
        RechargeMethod: "sandbox" | "alipay" | "wechat" | "unionpay";
        MoneyLogEntry: {
            id: components["schemas"]["Id"];
            use_type: components["schemas"]["MoneyUse"];
            /**
             * @description Yuan; negative where money went out.
             * @example -128.00
             */
            change: components["schemas"]["Money"];
            /** @description Balance afterwards. */
            balance: components["schemas"]["Money"];
            /** @description Order it belongs to; 0 for none. */
            order_id: components["schemas"]["OptionalId"];
            /**
             * @description Number of the order as shown.
             * @example 202603050001234
             */
            order_no: string | null;
            /**
             * @description Free text.
             * @example 订单支付
             */
            remark: string;
            created_at: components["schemas"]["Timestamp"];
        };
        MoneyMonth: {
            /**
             * @description A calendar month in China.
             * @example 2026-03
             */
            month: string;
            /** @description Sum of what came in. */
            income: components["schemas"]["Money"];
            /** @description Sum of what went out, positive. */
            expense: components["schemas"]["Money"];
        };
        MoneyLogPage: {
            list: components["schemas"]["MoneyLogEntry"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            /** @description Sum of what came in under these filters. */
            income: components["schemas"]["Money"];
            /** @description Sum of what went out, positive. */
            expense: components["schemas"]["Money"];
            /** @description The last twelve months that have entries under these filters, oldest first. */
            months: components["schemas"]["MoneyMonth"][];
        };
        RedPacketPage: {
            list: components["schemas"]["RedPacket"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        VoucherPage: {
            list: components["schemas"]["Voucher"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
        };
        PointsLogPage: {
            list: components["schemas"]["PointsLogEntry"][];
            total: components["schemas"]["Count"];
            /** @description Page, from 1. */
            page: number;
            /** @description Entries on a page. */
            per_page: number;
            /** @description Points now. */
            points: components["schemas"]["Count"];
        };
        RechargeForm: {
            /** @description 1.00 to 50000.00. */
            amount: components["schemas"]["Money"];
            method: components["schemas"]["RechargeMethod"];
        };
        /**
         * @description 1 充值, 2 订单支付, 3 退款, 4 返现, 5 调整, 6 账期还款, 7 返利.
         * @example 2
         * @enum {integer}
         */
        MoneyUse: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        Recharge: {
            /**
             * @description The number that the provider knows.
             * @example P3f1c6a528f0e4c57
             */
            payment_no: string;
            amount: components["schemas"]["Money"];
            /**
             * @description State, one of the listed words.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "closed";
            /**
             * @description The provider's page to go to.
             * @example /pictures/goods/12/1.svg?v=3f2a
             */
            redirect_url: string | null;
            /** @description Text to show as a QR code. */
            qr_code: string | null;
        };
        PointsLogEntry: {
            id: components["schemas"]["Id"];
            /**
             * @description order 下单获得, return 退货扣回, exchange 积分兑换, draw 抽奖, adjustment 调整.
             * @enum {string}
             */
            kind: "order" | "return" | "exchange" | "draw" | "adjustment";
            /**
             * @description Points; negative where points went out.
             * @example 128
             */
            change: number;
            /** @description Points afterwards. */
            points: components["schemas"]["Count"];
            order_id: components["schemas"]["OptionalId"];
            /**
             * @description Free text.
             * @example 订单完成
             */
            remark: string;
            created_at: components["schemas"]["Timestamp"];
        };
        PendingOrders: {
            count: components["schemas"]["Count"];
            /** @description To be paid, over all of them. */
            total: components["schemas"]["Money"];
            /**
             * @description When the first of them is cancelled; null without any.
             * @example 1772694000
             */
            expires_at: number | null;
        };
        /** @description The last order that was not cancelled, as it would be today (K3). */
        LastOrder: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order as shown.
             * @example 202611200001
             */
            order_no: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description How many products, without gifts. */
            lines: components["schemas"]["Count"];
            /** @description Of the first lines. */
            images: components["schemas"]["GoodsImage"][];
            /** @description At the prices of then, before reductions. */
            amount: components["schemas"]["Money"];
            /** @description Of the lines that can be bought again, at today's unit prices, before reductions. */
            amount_today: components["schemas"]["Money"];
            /** @description Lines whose unit price fell. */
            cheaper: components["schemas"]["Count"];
            /** @description Lines whose unit price rose. */
            dearer: components["schemas"]["Count"];
            /** @description Lines that cannot be bought now. */
            missing: components["schemas"]["Count"];
        };
        /** @description Goods that the buyer is likely to need again, from its own purchases alone. */
        DueGoods: {
            goods: components["schemas"]["Goods"];
            /**
             * @description How many days the last purchase is expected to last.
             * @example 21
             */
            interval_days: number;
            /**
             * @description Days until it is used up; negative: days since.
             * @example 4
             */
            days_left: number;
            /** @description The usual quantity in full packs, limited to what can be bought; 0 if nothing can. */
            number: components["schemas"]["Quantity"];
            last_at: components["schemas"]["Timestamp"];
        };
        DueList: {
            /** @description The soonest first. */
            list: components["schemas"]["DueGoods"][];
            /** @description All due ones. */
            total: components["schemas"]["Count"];
            /** @description Of all that are due, at today's unit prices, before reductions. */
            amount: components["schemas"]["Money"];
        };
        Workbench: {
            pending: components["schemas"]["PendingOrders"];
            /** @description Orders on their way. */
            shipped: components["schemas"]["Count"];
            /** @description Coupons that can be used. */
            coupons: components["schemas"]["Count"];
            /** @description Those of them that end within three days. */
            coupons_ending: components["schemas"]["Count"];
            balance: components["schemas"]["Money"];
            last_order: components["schemas"]["LastOrder"] | null;
            /** @description The first three of those that are due. */
            due: components["schemas"]["DueList"];
            /** @description What was bought most often. */
            bought: components["schemas"]["BoughtGoods"][];
            /** @description Sent in the last three days, the latest first; eight at most. */
            reminders: components["schemas"]["GoodsReminder"][];
            /** @description Recalls that wait for an answer. */
            recalls: components["schemas"]["Count"];
            /** @description Goods bought before. */
            bought_total: components["schemas"]["Count"];
        };
        MuteForm: {
            goods_id: components["schemas"]["Id"];
            /**
             * 天数
             * @description For how long; absent: permanently.
             * @example 7
             */
            days?: number;
        };
    };
    responses: {
        /** @description No session (10001). */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field is wrong (422). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Refused; see the table of codes. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something failed on the server. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Always 1; for paths that once had another form. */
        NewStyle: components["schemas"]["NewStyle"];
        /**
         * @description Categories, comma-separated; goods of their descendants count too.
         * @example 12,15
         */
        CategoryIds: string;
        /** @description Month to read; not a future one. */
        Month: components["schemas"]["Month"];
        /** @description Identity of the record. */
        Id: components["schemas"]["Id"];
        /** @description Page, from 1. */
        Page: number;
        /** @description Entries on a page. */
        PerPage: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSpike: {
        parameters: {
            query?: {
                /** @description How many rounds include their goods; default all. */
                goods_rounds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Spike"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDailySpecials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DailySpecials"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityShort"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listActivityGoods: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityGoods"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    tapActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The activity. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityTap"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    resolveActivity: {
        parameters: {
            query?: {
                /** @description First segment of /activity/:url/:url1/:url2. */
                url?: string;
                /** @description Second segment. */
                url1?: string;
                /** @description Third segment. */
                url2?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityTarget"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityDetail"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listCombinations: {
        parameters: {
            query?: {
                /** @description Only those that hold these goods. */
                goods_id?: components["schemas"]["Id"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CombinationPage"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCashback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Cashback"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The default first, then the newest. */
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Address"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Address"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listHelpCategories: {
        parameters: {
            query?: {
                /** @description Root category; 3 is the help centre. */
                category_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["HelpCategory"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listFooterCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["HelpCategory"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listArticles: {
        parameters: {
            query: {
                /** @description The category; articles of those below it are included. */
                category_id: components["schemas"]["Id"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["ArticleShort"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    searchHelp: {
        parameters: {
            query?: {
                /** @description A question, pinyin of its words, or initials of a heading. */
                keywords?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FoundHelp"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Article"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCaptcha: {
        parameters: {
            query: {
                /** @description User name, phone or e-mail address that it will be sent with. */
                account: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Captcha"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    loginBySms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    phone?: components["schemas"]["Phone"];
                    email?: components["schemas"]["LoginEmail"];
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    phone?: components["schemas"]["Phone"];
                    email?: components["schemas"]["LoginEmail"];
                    /**
                     * 验证码用途
                     * @description What the code is for.
                     * @enum {string}
                     */
                    scene: "register" | "login" | "forget" | "bind" | "pay" | "proof" | "restore";
                    /** @description From GET /api/auth/captcha (C102); required after 42801. */
                    captcha_id?: string;
                    /**
                     * 安全验证
                     * @description What solves the captcha.
                     */
                    captcha?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SmsSent"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    phone?: components["schemas"]["Phone"];
                    email?: components["schemas"]["LoginEmail"];
                    code: components["schemas"]["SmsCode"];
                    password: components["schemas"]["NewPassword"];
                    /**
                     * 用户协议
                     * @description Agreement to the user terms.
                     * @enum {integer}
                     */
                    agree: 1;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CompanyForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RegistrationState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RegistrationState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    registerStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** 门店 */
                    stores: components["schemas"]["StoreEntry"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RegistrationState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    verifyForgotten: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    phone?: components["schemas"]["Phone"];
                    email?: components["schemas"]["LoginEmail"];
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    resetForgotten: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 验证凭据
                     * @description From POST /api/auth/forget/verify (C108).
                     * @example t_9b1d7c
                     */
                    token: string;
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    phone?: components["schemas"]["Phone"];
                    email?: components["schemas"]["LoginEmail"];
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    loginBySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 登录凭据
                     * @description Of the refusal; holds for ten minutes.
                     * @example f_3c9a1e
                     */
                    ticket: string;
                    code: components["schemas"]["FactorCode"];
                    /** @description 1: trust this device for 30 days. */
                    remember?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    pollWechat: {
        parameters: {
            query?: {
                /** @description Of the earlier answer; absent: a new scan begins. */
                ticket?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["WechatScan"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    bindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WechatBindForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBrands: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description First letter of the pinyin. */
                letter?: string;
                /** @description 1: only brands that this buyer has bought from; none for visitors. */
                bought?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BrandPage"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getBrand: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BrandDetail"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getSavedLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SavedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    saveCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Lines; missing ones are skipped. */
                    ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartFigures"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    restoreSavedLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Products; those that are not saved are skipped. */
                    goods_ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["AddedLines"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteSavedLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Products; those that are not saved are skipped. */
                    goods_ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SavedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description A value of filter_data. */
                filters?: number;
                /** @description Only lines that a search for it finds. */
                keywords?: components["schemas"]["Keywords"];
                /** @description Always 1; for paths that once had another form. */
                new?: components["parameters"]["NewStyle"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Cart"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCartTotal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartCount"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    params: components["schemas"]["LineToAdd"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["AddedLines"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    quickAddGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The goods. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["AddedLines"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    editCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description What changes. */
                    params: {
                        number: components["schemas"]["Quantity"];
                    };
                    new?: components["schemas"]["NewStyle"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartFigures"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Lines; missing ones are skipped. */
                    ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartFigures"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    selectCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    ids: components["schemas"]["IdList"];
                    is_selected: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartFigures"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getNextHint: {
        parameters: {
            query?: {
                /** @description Only hints of this kind. */
                kind?: "full_reduction" | "discount" | "gift" | "swap" | "coupon" | "shipping";
                /** @description Only hints of this activity or coupon. */
                id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["NextHints"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCartStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CartStep"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    copyCartLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Lines. */
                    ids: components["schemas"]["IdList"];
                    /** @description Linked stores. */
                    other_user_ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description One for each store, in the order sent. */
                        data: components["schemas"]["StoreCopy"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    suggestToOrder: {
        parameters: {
            query: {
                keywords: components["schemas"]["Keywords"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderSuggestions"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Person"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 姓名
                     * @description Name shown to the buyer.
                     * @example 张小药
                     */
                    name: string;
                    /**
                     * 角色
                     * @description What they may do.
                     */
                    roles: components["schemas"]["PersonRole"][];
                    /**
                     * 单笔限额
                     * @description Orders above it need approval; absent: no limit.
                     * @example 500
                     */
                    order_limit?: string;
                    /**
                     * 每日限额
                     * @description The same for the orders of a day.
                     * @example 500
                     */
                    day_limit?: string;
                    phone: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PersonInvitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PersonForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    reinvitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PersonInvitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    stopPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removePersonFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ApprovalRule"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RuleForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["PurchaseRequest"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    askForOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["OrderRefusal"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RequestQuantities"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ApproveForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["OrderRefusal"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    returnRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 原因
                     * @description For the person who asked; required unless withdrawn.
                     * @example 先用完库存
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listOrderStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderStore"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    placeStoreOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StoreOrdersForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description In the order sent. */
                        data: components["schemas"]["StoreOrder"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    previewStoreOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    store_id: components["schemas"]["Id"];
                    /**
                     * 商品
                     * @description Also products without a number, to learn whether the store can buy them.
                     */
                    lines: components["schemas"]["StoreLine"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StoreColumn"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listGoodsRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GoodsRule"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addGoodsRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 类型
                     * @description forbidden 禁购, preferred 优先.
                     * @enum {string}
                     */
                    kind: "forbidden" | "preferred";
                    /**
                     * 商品
                     * @description A product, or with `whole_maker` all of its maker.
                     * @example 0
                     */
                    goods_id?: number;
                    /**
                     * 厂家
                     * @description 1: all products of the maker.
                     */
                    whole_maker?: components["schemas"]["Flag"];
                    /**
                     * 分类
                     * @description Instead of a product: a category with all below it.
                     * @example 0
                     */
                    category_id?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteGoodsRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listClaimableCoupons: {
        parameters: {
            query?: {
                /** @description all; goods: for named goods; category: for categories; general: for everything. */
                type?: "all" | "goods" | "category" | "general";
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["ClaimableCoupon"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    claimCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ClaimedCoupon"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description The kind, as GET /api/user/availableCoupon takes it (C056). */
                type?: "all" | "goods" | "category" | "general";
                /** @description 0 未使用, 1 已使用, 2 已过期; absent for all. */
                status?: 0 | 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BuyerCouponPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    countCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CouponCounts"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Credit"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    requestCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 申请额度
                     * @description Yuan, above 0.
                     * @example 128.00
                     */
                    amount: string;
                    /**
                     * 申请理由
                     * @description Words for finance.
                     * @example 旺季备货
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Credit"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    repayCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 还款金额
                     * @description Yuan, at most the open debts.
                     * @example 128.00
                     */
                    amount: string;
                    /**
                     * 支付密码
                     * @description Six digits.
                     * @example 246810
                     */
                    pay_password: string;
                    idempotency_key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Credit"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadCreditStatement: {
        parameters: {
            query: {
                /** @description Month to read; not a future one. */
                month: components["parameters"]["Month"];
                /** @description File to make. */
                format?: "pdf" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDemands: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["Demand"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addDemand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DemandForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Demand"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getDemand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Demand"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBoughtGoods: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description recent, often or name. */
                order?: "recent" | "often" | "name";
                keywords?: components["schemas"]["Keywords"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["BoughtGoods"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    matchPurchaseList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * 同规格选择
                     * @description Which of several goods that differ only in their maker is taken: the one bought last, the cheapest or the one that expires last. The other two break ties, in this order.
                     * @default bought
                     * @enum {string}
                     */
                    prefer?: "bought" | "price" | "expiry";
                    /**
                     * 清单
                     * @description Pasted from a spreadsheet, a chat or an ERP; columns in any order.
                     * @example 六味地黄丸 200丸 豫西本草 20盒
                     */
                    text?: string;
                    /**
                     * 文件
                     * Format: binary
                     * @description CSV or XLSX, UTF-8 or GBK, at most 5 MB and 2,000 rows.
                     */
                    file?: Blob;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PurchaseList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    chooseForLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ListChoice"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ListChoice"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Documents"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Document"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * 文件
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 10 MB; judged by content.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Uploaded"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    signContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 同意签署
                     * @description 1, the text was agreed to.
                     * @enum {integer}
                     */
                    agree: 1;
                    /**
                     * @description The version that was read; 40904 if there is a newer one.
                     * @example 2026-01
                     */
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parties, version, text, places to seal, and page numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getDraw: {
        parameters: {
            query: {
                /** @description The draw. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDrawWinners: {
        parameters: {
            query: {
                /** @description The draw. */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Latest first. */
                        data: components["schemas"]["DrawWinner"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getDrawActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ActivityDetail"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getRunningDraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Null where none runs. */
                        data: components["schemas"]["DrawShort"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDrawRecords: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DrawRecordPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDrawAds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Banner"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    performDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description A repeated request with the same key gets the first result. */
                    idempotency_key?: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DrawResult"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only those that a search for it finds. */
                keywords?: components["schemas"]["Keywords"];
                /** @description buyable: only what can be bought now; blocked: only what cannot. */
                state?: "all" | "buyable" | "blocked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GoodsPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GoodsIdsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GoodsIds"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    cancelFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GoodsIdsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GoodsIds"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getHomeFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["HomeFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCommonFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["CommonFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getTopAd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Null where there is none. */
                        data: components["schemas"]["TopAd"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Newest first. */
                        data: components["schemas"]["Announcement"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getDemoFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ZoneFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRightAds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Banner"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listControlledAds: {
        parameters: {
            query?: {
                /**
                 * @description Advertisements, comma-separated; absent for all.
                 * @example 3,4
                 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Banner"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getNewControlledFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ControlledFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getRightPanel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RightPanel"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listNewcomerGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Goods"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getBrandZoneFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BrandZoneFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getControlledFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ControlledFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getTcmFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ZoneFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getLoginFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Picture beside the form; null where there is none. */
                        data: components["schemas"]["Banner"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getFreeShippingFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ZoneFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getDevicesFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ZoneFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getNearExpiryFocus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ZoneFocus"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["FriendlyLink"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    recordPageView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Path and query of the page.
                     * @example /list?category_id=12
                     */
                    path: string;
                    /**
                     * @description Title shown to the buyer.
                     * @example 商品列表 - 药集
                     */
                    title?: string;
                    /** @description The page before. */
                    referrer?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listGoods: {
        parameters: {
            query?: {
                /**
                 * @description Categories, comma-separated; goods of their descendants count too.
                 * @example 12,15
                 */
                category_id?: components["parameters"]["CategoryIds"];
                keywords?: components["schemas"]["Keywords"];
                /** @description What keywords mean: goods (everything of X1) or maker only. */
                type?: "goods" | "maker";
                /** @description 1: only exact matches of the keywords as typed. */
                exact?: components["schemas"]["Flag"];
                /** @description Makers (repeat the parameter). */
                maker?: string[];
                /** @description Dosage forms (repeat). */
                dosage_form?: string[];
                /** @description Business scope classes (repeat). */
                scope?: string[];
                /** @description Origins (repeat). */
                origin?: string[];
                /** @description Least unit price. Ignored for viewers who see no prices, as is price_max. */
                price_min?: components["schemas"]["PriceBound"];
                /** @description Greatest unit price. */
                price_max?: components["schemas"]["PriceBound"];
                /** @description 1: only what is in stock. */
                in_stock?: components["schemas"]["Flag"];
                /** @description Only stock that expires within so many days. */
                expiry_days?: number;
                /** @description Promotion tags, comma-separated. */
                tags?: string;
                /** @description Marks, comma-separated; all must hold. bought: bought before by this buyer. */
                flags?: string;
                /** @description Zone: yx free shipping, zy TCM, qx devices. */
                mode?: "yx" | "zy" | "qx";
                /** @description Only goods of this activity. */
                activity_id?: components["schemas"]["Id"];
                /** @description Only goods that this coupon applies to. */
                coupon_id?: components["schemas"]["Id"];
                /** @description default (with keywords: best match), sales, price, -price (dearest first), newest, expiry (nearest first). */
                sort?: "default" | "sales" | "price" | "-price" | "newest" | "expiry";
                /** @description 1: goods of the same common name are grouped at the position of the first, cheapest content_price first. */
                group?: components["schemas"]["Flag"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description 0 leaves the facets out (paging). */
                facets?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GoodsListing"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    compareGoods: {
        parameters: {
            query: {
                /**
                 * @description Goods, comma-separated, four at most.
                 * @example 12,15
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Goods"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getGoods: {
        parameters: {
            query?: {
                /** @description The activity the buyer came from. */
                activity_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["GoodsDetail"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Part of a batch number, or of the name or maker of the goods; without it all. */
                keywords?: components["schemas"]["Keywords"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InspectionReportPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    suggestGoods: {
        parameters: {
            query: {
                keywords: components["schemas"]["Keywords"];
                type?: "goods" | "maker";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Best first; empty for an empty keyword. */
                        data: components["schemas"]["Suggestion"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listHotSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SearchHot"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRecommendedGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Goods"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getAuthWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            /** @description 1: codes by SMS. */
                            sms: components["schemas"]["Flag"];
                            /** @description 1: codes by e-mail. */
                            email: components["schemas"]["Flag"];
                            /** @description 1: WeChat. */
                            wechat: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["InvitationCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["InvitationCode"];
                    phone: components["schemas"]["Phone"];
                    /**
                     * 用户名
                     * @description Not for a reset. 4 to 32 letters, digits or underscores, starting with a letter; case is ignored. Absent: unchanged.
                     * @example kangning
                     */
                    username?: string;
                    password: components["schemas"]["NewPassword"];
                    /**
                     * 支付密码
                     * @description Payment password of the account, for shops that can send no code; not for a person of a company. Absent: unchanged.
                     * @example 135790
                     */
                    pay_password?: string;
                    /**
                     * 用户协议
                     * @description Agreement to the user terms; required unless the code resets a password.
                     * @enum {integer}
                     */
                    agree?: 1;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only this status. */
                status?: "pending" | "issued" | "failed" | "reversed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InvoicePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    requestInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvoiceForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: {
                /** @description Default: the first there is of PDF, OFD and XML. */
                format?: "pdf" | "ofd" | "xml";
            };
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/ofd": Blob;
                    "application/xml": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadInvoices: {
        parameters: {
            query: {
                /** @description In China's time. */
                month: components["schemas"]["Month"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, named by the number of the invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Null until the buyer has saved it. */
                        data: components["schemas"]["InvoiceTitle"] | null;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvoiceTitleForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["InvoiceTitle"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only this kind. */
                type?: components["schemas"]["MessageKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["MessageEntry"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                            /** @description Unread by kind. */
                            unread: {
                                order: components["schemas"]["Count"];
                                activity: components["schemas"]["Count"];
                                system: components["schemas"]["Count"];
                            };
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    readMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Absent for all. */
                    ids?: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MessageCount"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    ids: components["schemas"]["IdList"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MessageCount"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CheckoutForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only this status; absent for all. */
                status?: components["schemas"]["OrderStatus"];
                /** @description 1: only orders that can be invoiced (done, not invoiced yet). */
                invoice?: components["schemas"]["Flag"];
                /** @description Part of the order number or of a goods name. */
                keywords?: string;
                /** @description First day. */
                start_time?: components["schemas"]["DateText"];
                /** @description Last day, included. */
                end_time?: components["schemas"]["DateText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["OrderRefusal"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Wording of why.
                     * @example 重复下单
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    method: components["schemas"]["PaymentMethod"];
                    /**
                     * @description Six digits, for balance only.
                     * @example 246810
                     */
                    pay_password?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getOrderPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PaymentState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    notifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Who notifies. */
                provider: "sandbox" | "alipay" | "wechat" | "unionpay";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProviderForm"];
                "application/json": components["schemas"]["ProviderJson"];
            };
        };
        responses: {
            /** @description Taken; what each provider wants to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPointsGoods: {
        parameters: {
            query?: {
                /** @description 1: only goods that this buyer can exchange now; none for visitors. */
                affordable?: components["schemas"]["Flag"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PointsGoodsPage"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exchangePoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ExchangeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PointsOrder"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPointsOrders: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PointsOrderPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getOrderConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["OrderConsent"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    grantOrderConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 每单上限
                     * @description Maximum total of an order, freight included.
                     * @example 500
                     */
                    per_order: string;
                    /**
                     * 有效期至
                     * Format: date
                     * @description The last day, at most a year ahead.
                     * @example 2027-11-30
                     */
                    ends_on: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    endOrderConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["Proposal"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    acceptProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["AddedLines"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    declineProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 原因
                     * @description For the salesperson.
                     * @example 库存还够
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Rebates"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadRebateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRecalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecallNotice"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    answerRecall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RecallAnswer"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecallNotice"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getReceiving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Receiving"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReceiptForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReceiptAnswer"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    reportReceiving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReceivingReportForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Created"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    finishReceiving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReceivingFinishForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Receiving"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadReceivingRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, batch by batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadReceivedCodes: {
        parameters: {
            query?: {
                /** @description File to make. */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each box. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /**
                 * @description The region to list the parts of; absent for the provinces.
                 * @example 510000
                 */
                parent?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description Empty for a district. */
                        data: components["schemas"]["Region"][];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listGoodsReminders: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["GoodsReminder"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addGoodsReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GoodsReminderForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    cancelGoodsReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GoodsIdsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    verifyIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 登录密码
                     * Format: password
                     * @description Either this
                     */
                    password?: string;
                    code?: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The current one first. */
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: {
                            list: components["schemas"]["SecurityEvent"][];
                            total: components["schemas"]["Count"];
                            /** @description Page, from 1. */
                            page: number;
                            /** @description Entries on a page. */
                            per_page: number;
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["FactorCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["NewSecondFactor"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    verifySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["FactorCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    setFactorPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 金额
                     * @description Yuan; absent: no payment asks for a code.
                     * @example 5000.00
                     */
                    pay_above?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    previewBuyAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description One per old line, in order, without gifts, which come with their tier. */
                        data: components["schemas"]["AgainLine"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    buyAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AgainForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AddedLines"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getLogistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Logistics"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    uploadSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or PDF, at most 10 MB; judged by content.
                     */
                    file: Blob;
                    /**
                     * @description Free text.
                     * @example 3月5日由公户转出
                     */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["SlipState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReturnForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Created"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["ReturnDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    requestAfterSales: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AfterSalesForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Created"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getAfterSales: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["AfterSalesDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP with delivery note, batch reports, first-business papers and e-invoice; manifest.csv names each line and batch and what is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadStoreMonths: {
        parameters: {
            query?: {
                /** @description File to make. */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each store and month with orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listStoreLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["StoreLink"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    confirmStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The current one first. */
                        data: components["schemas"]["Store"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    linkStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Store"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    unlinkStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    switchStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getUserState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createBindCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BindCode"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    unbindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        /** @description The latest first. */
                        data: components["schemas"]["Feedback"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FeedbackForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    replyToFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 回复内容
                     * @description What to say.
                     * @example 已收到补发，谢谢
                     */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getBusinessScope: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["BusinessScope"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UserInfoForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeLoginEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    email: components["schemas"]["LoginEmail"];
                    code: components["schemas"]["SmsCode"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeFace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * 头像
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 2 MB, judged by content; absent removes the picture.
                     */
                    file?: Blob;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["UserState"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 新密码
                     * Format: password
                     * @description The new one.
                     */
                    password: string;
                    /**
                     * 当前密码
                     * Format: password
                     * @description The current one; required (422) unless the session began less than ten minutes ago.
                     */
                    old_password?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    checkPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Mobile number of 11 digits, first 1, second 3 to 9 (V1).
                 * @example 13800001234
                 */
                value: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PhoneState"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Wallet"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listMoneyLog: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only this use. */
                use_type?: components["schemas"]["MoneyUse"];
                /** @description First day. */
                start_time?: components["schemas"]["DateText"];
                /** @description Last day, included. */
                end_time?: components["schemas"]["DateText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["MoneyLogPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRedPackets: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["RedPacketPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description 0 未使用, 1 已使用, 2 已过期; absent for all. */
                status?: 0 | 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["VoucherPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPointsLog: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["PointsLogPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    setPayPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Sent by POST /api/auth/sms (C103), scene pay. */
                    code: components["schemas"]["SmsCode"];
                    /**
                     * 支付密码
                     * @description Six digits.
                     * @example 135790
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    rechargeWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RechargeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Recharge"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getWorkbench: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Workbench"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDueGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["DueList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    muteDueGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MuteForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["SuccessCode"];
                        message: components["schemas"]["Message"];
                        data: components["schemas"]["Nothing"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
}
