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
        /** What the next tier, coupon or free-shipping threshold still needs */
        post: operations["getNextHint"];
        delete?: never;
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
         * @description full_reduction 满减, discount 折扣, daily_special 天天特价, seckill 秒杀, gift 满赠, swap 换购, combination 组合购.
         * @example full_reduction
         * @enum {string}
         */
        ActivityKind: "full_reduction" | "discount" | "daily_special" | "seckill" | "gift" | "swap" | "combination";
        Spike: {
            /** @description The server's clock; the countdown runs from it. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Running and coming rounds, earliest first. */
            rounds: components["schemas"]["SpikeRound"][];
        };
        SpikeRound: {
            id: components["schemas"]["Id"];
            /** @example 10点场 */
            title: string;
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /**
             * @description 0 not begun, 1 running.
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
             * @description End of today's prices; null where there are none.
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
            /** @example 感冒用药满减 */
            title: string;
            /**
             * @description Its rule in a sentence.
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
        };
        /**
         * @description Always 1; kept for the paths that had an earlier form.
         * @default 1
         * @enum {integer}
         */
        NewStyle: 1;
        /** @description One line to add (product.md §3); ids default to 0. */
        LineToAdd: {
            goods_id: components["schemas"]["Id"];
            /** @description Units; rounded down to the middle pack by the server. */
            number: components["schemas"]["Quantity"];
            /** @description The price that was shown. The server never trusts it; it is kept to tell what changed. */
            price?: string;
            /** @description Warehouse. */
            ck_id?: components["schemas"]["OptionalId"];
            /** @description Price agreement. */
            goods_price_id?: components["schemas"]["OptionalId"];
            /** @description Tier that was shown. */
            ladder_price_id?: components["schemas"]["OptionalId"];
            /** @description Full reduction the buyer came from. */
            goods_manjian_id?: components["schemas"]["OptionalId"];
            /** @description 1: added from an activity zone (/yjh). */
            is_yj?: components["schemas"]["Flag"];
            /** @description Kind of line; default: ordinary, or seckill while the goods have one running. */
            type?: components["schemas"]["GoodsType"];
            /** @description Activity of a combination or swap line. */
            activity_id?: components["schemas"]["OptionalId"];
        };
        AddedLine: {
            goods_id: components["schemas"]["Id"];
            /** @description Whether it went in. */
            ok: boolean;
            /** @description The cart line it went into; 0 where it did not. */
            line_id: components["schemas"]["OptionalId"];
            /**
             * @description Why not: a code of B1, CART_FULL or NOT_FOUND. With ok true, ADJUSTED means that the number was lowered to stock or cap.
             * @example NO_STOCK
             */
            code: string | null;
            /**
             * @description Wording for the buyer; empty on plain success.
             * @example 库存不足
             */
            message: string;
            /** @description Units of the line now; 0 where it did not go in. */
            number: components["schemas"]["Quantity"];
        };
        AddedLines: {
            /** @description One for each line sent, in the same order. */
            results: components["schemas"]["AddedLine"][];
            /** @description Lines in the cart now. */
            total: components["schemas"]["Count"];
        };
        /** @description How the line's price came about (K5): list − price_reduction = amount; amount − full_reduction − discount − coupon − voucher − red_packet = paid. */
        PriceProof: {
            /** @description List price × number. */
            list: components["schemas"]["Money"];
            /** @description What tiered or special price took off. */
            price_reduction: components["schemas"]["Money"];
            /** @description Unit price × number, rounded down (M1). */
            amount: components["schemas"]["Money"];
            /** @description Share of the full reduction. */
            full_reduction: components["schemas"]["Money"];
            /** @description Share of the discount. */
            discount: components["schemas"]["Money"];
            /** @description Share of the coupon. */
            coupon: components["schemas"]["Money"];
            /** @description Share of the cash voucher. */
            voucher: components["schemas"]["Money"];
            /** @description Share of the red packet. */
            red_packet: components["schemas"]["Money"];
            /** @description What the buyer pays for the line, without shipping; 0.00 for lines that do not count. */
            paid: components["schemas"]["Money"];
        };
        /** @description What the line's activity gives along. */
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
            /** @example 感冒家庭装组合 */
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
            price_kind: "list" | "ladder" | "seckill" | "special" | "combination" | "swap";
            goods: components["schemas"]["Goods"];
            /** @description What the line is bought as. */
            goods_type: components["schemas"]["GoodsType"];
            /** @description The type it was added with. */
            type: components["schemas"]["GoodsType"];
            /** @description Activity of a seckill, combination or swap line. */
            activity_id: components["schemas"]["OptionalId"];
            /** @description The special price that this line may have. */
            special_price: components["schemas"]["SpecialPrice"] | null;
            /** @description Activities of activity_data that name these goods. */
            activity_ids: components["schemas"]["Id"][];
            /** @description Never 1 for what cannot be bought (S2). */
            is_selected: components["schemas"]["Flag"];
            /** @description 1: coupons may be used on it. */
            with_coupon: components["schemas"]["Flag"];
            /** @description Share of the full reduction. */
            goods_manjian_amount: components["schemas"]["Money"];
            gift_data: components["schemas"]["GiftData"] | null;
            combination: components["schemas"]["LineCombination"] | null;
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
            proof: components["schemas"]["PriceProof"];
            /**
             * @description Unit price when it was added.
             * @example 12.80
             */
            added_price: string | null;
            added_at: components["schemas"]["Timestamp"];
        };
        ShippingData: {
            /** @description What counts towards free shipping (F3). */
            shipping_amount: components["schemas"]["Money"];
            /** @description Amount from which shipping is free; 0.00 always. */
            no_trans_order_amount: components["schemas"]["Money"];
            /** @description Fee below that amount. */
            base_fee: components["schemas"]["Money"];
            /** @description What is missing (F2), never below 0.00. */
            shortfall: components["schemas"]["Money"];
            /** @description Fee for the selected lines. */
            fee: components["schemas"]["Money"];
        };
        TierGift: {
            goods_id: components["schemas"]["Id"];
            /** @example 一次性使用医用口罩 */
            name: string;
            /** @description Units given. */
            number: components["schemas"]["Quantity"];
            /** @description Units left to give. */
            stock: components["schemas"]["Quantity"];
            /** @example 盒 */
            bzdw: string;
            image: components["schemas"]["Url"];
        };
        TierSwap: {
            goods_id: components["schemas"]["Id"];
            /** @example 电子体温计 */
            name: string;
            /** @description Swap price. */
            price: components["schemas"]["UnitPrice"];
            /** @description The most units an order may take. */
            number: components["schemas"]["Quantity"];
            /** @description Units left. */
            stock: components["schemas"]["Quantity"];
            /** @example 支 */
            bzdw: string;
            image: components["schemas"]["Url"];
        };
        /** @description One step of a rule (L1, L2). */
        RuleTier: {
            /**
             * @description From here on: yuan, or units where the rule measures pieces.
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
            /** @enum {string} */
            kind: "full_reduction" | "gift" | "swap";
            /** @example 感冒用药满减 */
            title: string;
            /**
             * @description What tiers count.
             * @enum {string}
             */
            measure: "money" | "pieces";
            /** @description Gifts: 1 gives the tier's gifts once for each time its amount is reached. */
            repeat: components["schemas"]["Flag"];
            /** @description A line joins one rule of each kind: the highest priority, then the lowest id. */
            priority: number;
            /** @description Covers goods beyond goods_ids; null: only those. */
            scope: components["schemas"]["GoodsScope"] | null;
            /** @description Goods in this cart that take part. */
            goods_ids: components["schemas"]["Id"][];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            /** @description Reached first, from the highest down; then the others from the lowest up. */
            tiers: components["schemas"]["RuleTier"][];
            /**
             * @description What the selected lines amount to, in yuan or units.
             * @example 480.00
             */
            measured: string;
            /** @description What it takes off now. */
            reduction: components["schemas"]["Money"];
        };
        Discount: {
            /** @description Activity. */
            id: components["schemas"]["Id"];
            /** @example 全场94折 */
            title: string;
            /**
             * @description Part that is paid.
             * @example 0.94
             */
            rate: string;
            /**
             * @description From here on, in yuan or units; 0 always.
             * @example 0
             */
            threshold: string;
            /** @enum {string} */
            measure: "money" | "pieces";
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
            /** @description What it takes off now. */
            reduction: components["schemas"]["Money"];
        };
        CombinationRule: {
            /** @description Activity. */
            id: components["schemas"]["Id"];
            /** @example 感冒家庭装组合 */
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
            /** @example 一次性使用医用口罩 */
            name: string;
            /** @description What is really given. */
            number: components["schemas"]["Quantity"];
            /** @description What the tier promises. */
            promised: components["schemas"]["Quantity"];
            /** @description 赠品已送完 or 赠品仅剩2盒; null where all are there. */
            shortage: string | null;
            /** @example 盒 */
            bzdw: string;
            image: components["schemas"]["Url"];
        };
        ActivityData: {
            manjians: components["schemas"]["Manjian"][];
            discounts: components["schemas"]["Discount"][];
            combinations: components["schemas"]["CombinationRule"][];
            gifts: components["schemas"]["GiftDue"][];
            /** @description In the cart: the best coupon for the selected lines, not counted in the totals. In the check: the chosen one, counted. */
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
            /** @example 全部 */
            label: string;
            /** @description Lines. */
            count: components["schemas"]["Count"];
        };
        /** @description Sums over the lines that count. */
        CartTotals: {
            /** @description At list prices. */
            list: components["schemas"]["Money"];
            /** @description What tiered and special prices took off. */
            price_reduction: components["schemas"]["Money"];
            /** @description Sum of the lines' amounts. */
            goods: components["schemas"]["Money"];
            full_reduction: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            coupon: components["schemas"]["Money"];
            voucher: components["schemas"]["Money"];
            red_packet: components["schemas"]["Money"];
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
            /** @enum {string} */
            code: "EPHEDRINE_OWN_ORDER";
            /** @example 含麻黄碱类复方制剂须单独下单 */
            message: string;
            line_ids: components["schemas"]["Id"][];
        };
        /** @description Something the buyer should know, which does not stop the order (B3). */
        Warning: {
            /** @enum {string} */
            code: "DOCUMENT_EXPIRING" | "PRICE_CHANGED" | "NUMBER_ADJUSTED" | "NEAR_EXPIRY";
            /** @example 《医疗器械经营备案》12月20日到期，之后部分商品无法发货 */
            message: string;
            /** @description The lines that hang on it. */
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
        /** @description What the next step still needs and brings (L4, K6). */
        NextHint: {
            /** @enum {string} */
            kind: "full_reduction" | "discount" | "gift" | "swap" | "coupon" | "shipping";
            /** @description Activity or coupon; 0 for shipping. */
            id: components["schemas"]["OptionalId"];
            /** @enum {string} */
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
            /** @example 再买¥120.00减¥10.00 */
            text: string;
            /** @description Goods the buyer buys anyway that reach it at least cost; empty where there are none. */
            plan: components["schemas"]["PlanLine"][];
            /** @example 加购 板蓝根颗粒 10袋，共¥125.00 */
            plan_text: string | null;
        };
        NextHints: {
            /** @description Best first: least to be spent after what it brings. */
            hints: components["schemas"]["NextHint"][];
        };
        CouponRule: {
            /** @description The coupon. */
            id: components["schemas"]["Id"];
            /** @example 中成药专享券 */
            title: string;
            /**
             * @description Yuan off; null where it takes a percentage.
             * @example 128.00
             */
            money: string | null;
            /**
             * @description Part that is paid ("0.95" is 95折); null where it takes money off.
             * @example null
             */
            rate: string | null;
            /**
             * @description With rate: the most yuan off; null unlimited.
             * @example 128.00
             */
            max_money: string | null;
            /** @description Threshold that its goods must amount to; 0.00 none. */
            amount: components["schemas"]["Money"];
            start_time: components["schemas"]["Timestamp"];
            end_time: components["schemas"]["Timestamp"];
            scope: components["schemas"]["GoodsScope"];
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
            /** @description What is left of the issue. */
            left_percent: number;
            /** @description List of the goods it applies to. */
            url: components["schemas"]["Url"];
        };
        BuyerCoupon: {
            /** @description This buyer's piece; what coupon_id means in checkout and order. */
            id: components["schemas"]["Id"];
            coupon: components["schemas"]["CouponRule"];
            /** @description This piece holds from. */
            start_time: components["schemas"]["Timestamp"];
            /** @description This piece holds until, which may be later than the coupon can be claimed. */
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
            code: "LOGIN" | "NOT_PASSED" | "DOCUMENT_EXPIRED" | "OUT_OF_SCOPE" | "REGION" | "DIRECTED_SALE" | "QUOTA_USED" | "BELOW_PACK" | "NO_STOCK" | "OFF_SHELF" | "NO_PRICE" | "CONTRACT_UNSIGNED";
            /**
             * @description One Chinese sentence.
             * @example 超出经营范围：三类器械
             */
            message: string;
            fix: components["schemas"]["BlockFix"];
        };
        /** @description What mends it. */
        BlockFix: {
            /**
             * @description route: a page of the shop; contact: the buyer's contact; similar: similar goods.
             * @enum {string}
             */
            kind: "route" | "contact" | "similar";
            /**
             * @description Name of the page where kind is route.
             * @enum {string|null}
             */
            route: "login" | "account_documents" | "account_addresses" | "e_contract" | "demand_add" | null;
            /**
             * @description Text of the link.
             * @example 去维护资质
             */
            label: string;
        };
        /** @description A purchase cap over a period, counted over the buyer and its linked stores (B5). */
        PurchaseQuota: {
            cap: components["schemas"]["Quantity"];
            /** @enum {string} */
            period: "order" | "day" | "week" | "month";
            /** @description What this buyer may still buy; 0 when used up. */
            left: components["schemas"]["Quantity"];
            /**
             * @description When it fills again; null for a cap per order.
             * @example 1772694000
             */
            resets_at: number | null;
        };
        /** @description Which goods an activity or coupon covers. Every list that is not empty must match, any entry of it suffices; all empty covers everything. */
        GoodsScope: {
            goods_ids: components["schemas"]["Id"][];
            /** @description Matched against the goods' category and its ancestors. */
            category_ids: components["schemas"]["Id"][];
            makers: string[];
            /** @description Business scope classes. */
            scopes: string[];
            except_goods_ids: components["schemas"]["Id"][];
        };
        /** @description One step of the tiered price. */
        LadderPrice: {
            /** @description The ladder_price_id that a line to add may carry. */
            id: components["schemas"]["Id"];
            /** @description From this many units on. */
            number: components["schemas"]["Quantity"];
            price: components["schemas"]["UnitPrice"];
        };
        GoodsTag: {
            /**
             * @description 优 clinic programme, 秒 seckill, 满 full reduction, 换购 swap purchase, 赠 gift, 特 daily special, 新 new.
             * @enum {string}
             */
            name: "优" | "秒" | "满" | "换购" | "赠" | "特" | "新";
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
             * @example 库存充足
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
             * @description Units left of the promotion's own stock; null: as much as the goods have.
             * @example 10
             */
            number: string | null;
            /** @description Cap per buyer within the promotion; 0 none. */
            xg_number: components["schemas"]["Quantity"];
            /** @description 1: coupons may be used on it all the same. */
            with_coupon: components["schemas"]["Flag"];
        };
        /** @description A running activity the goods belong to. */
        ActivityReference: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Badge text.
             * @example 满300减20
             */
            label: string;
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
             * @description What one unit costs this viewer now at the minimum quantity; null: see price_hidden.
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
             * @description Price struck through beside a lower one; null where nothing is struck through.
             * @example 12.80
             */
            base_price: string | null;
            /**
             * @description Suggested retail price.
             * @example 12.80
             */
            market_price: string | null;
            /**
             * @description List price, before tiers and promotions: what pricing starts from.
             * @example 12.80
             */
            ori_price: string | null;
            /**
             * @description Unit price with the best claimable coupon at the minimum quantity (D5).
             * @example 12.80
             */
            coupon_after_price: string | null;
            /**
             * @description Yuan given back for one unit after receipt.
             * @example 128.00
             */
            rebate: string | null;
            /**
             * @description Badge text of the rebate.
             * @example 返现
             */
            rebate_title: string | null;
            /**
             * @description Its conditions.
             * @example 确认收货后返至余额
             */
            rebate_remarks: string | null;
            /**
             * @description Where the rebate goes: 0 none, 1 balance, 2 red packet.
             * @enum {integer}
             */
            rebate_mode: 0 | 1 | 2;
            /** @description 1: coupons may be used on it. */
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
             * @description Film about the goods.
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
            /** @description Units in the middle pack as printed on it; may exceed zbz where packs are opened. */
            zbz_number: components["schemas"]["Quantity"];
            /**
             * Format: date
             * @description Nearest expiry in stock.
             * @example 2027-11-30
             */
            yxq: string | null;
            /** @description 1: the expiry is shown in red. */
            is_xq: components["schemas"]["Flag"];
            /** @description 1: near expiry. */
            is_jxq: components["schemas"]["Flag"];
            /** @description Units in stock. */
            number: components["schemas"]["Quantity"];
            /**
             * @description Wording of the stock.
             * @example 库存充足
             */
            number_label: string;
            /** @description Default quantity of the stepper and of quick add. */
            qg_number: components["schemas"]["Quantity"];
            /** @description Purchase cap: the most units one order may take now, which is the cap less what was bought in its period; the cap itself once used up (is_buy is 0 then); 0 none. */
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
            /** @description 1: this viewer can buy it; else cant_buy_reason says why not. */
            is_buy: components["schemas"]["Flag"];
            cant_buy_reason: components["schemas"]["BlockReason"] | null;
            /** @description 1: counts for the free-shipping zone. */
            is_youx: components["schemas"]["Flag"];
            type: components["schemas"]["GoodsType"];
            /** @description The buyer's own price agreement in force. */
            goods_price_id: components["schemas"]["OptionalId"];
            /** @description The tier at the minimum quantity. */
            ladder_price_id: components["schemas"]["OptionalId"];
            /** @description The full reduction it counts for. */
            goods_manjian_id: components["schemas"]["OptionalId"];
            /** @description Steps by number, lowest first. */
            ladder_price: components["schemas"]["LadderPrice"][];
            /**
             * @description 0 no tiers, 1 tiers by units of the line.
             * @enum {integer}
             */
            ladder_price_type: 0 | 1;
            /**
             * @description Wording of the tiers.
             * @example 满50盒¥12.20，满100盒¥11.80
             */
            jtStr: string | null;
            /** @description Batches, nearest expiry first. */
            goods_pihao: components["schemas"]["GoodsBatch"][];
            /**
             * @description Overrides 加入购物车.
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
            /** @description 1: own order, no wallet, no coupon (B7). */
            contains_ephedrine: components["schemas"]["Flag"];
            special_price: components["schemas"]["SpecialPrice"] | null;
            /** @description Running activities that pricing and badges need. */
            activities: components["schemas"]["ActivityReference"][];
            /** @description Units sold. */
            sales: components["schemas"]["Quantity"];
            /** @description When it came into the catalogue. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description 0 ordinary, 1 seckill, 2 daily special, 3 combination, 4 swap purchase, 5 gift.
         * @example 0
         * @enum {integer}
         */
        GoodsType: 0 | 1 | 2 | 3 | 4 | 5;
        FacetValue: {
            /**
             * @description What to send in the parameter.
             * @example 浓缩丸
             */
            value: string;
            /** @example 浓缩丸 */
            label: string;
            /** @description Goods that the list would have if this value alone were chosen in its facet. */
            count: components["schemas"]["Count"];
        };
        Facet: {
            /**
             * @description The parameter it filters.
             * @enum {string}
             */
            key: "category_id" | "maker" | "dosage_form" | "scope" | "origin" | "tags" | "flags";
            /** @example 剂型 */
            label: string;
            /** @description Most goods first, at most 30. */
            values: components["schemas"]["FacetValue"][];
        };
        CategoryStep: {
            id: components["schemas"]["Id"];
            /** @example 中成药 */
            name: string;
        };
        GoodsPage: {
            list: components["schemas"]["Goods"][];
            total: components["schemas"]["Count"];
            page: number;
            per_page: number;
        };
        GoodsListing: {
            list: components["schemas"]["Goods"][];
            total: components["schemas"]["Count"];
            page: number;
            per_page: number;
            /** @description Facets that divide the result, each counted without its own choice. */
            facets: components["schemas"]["Facet"][];
            /** @description From the root to the one chosen category; empty for none or several. */
            category_path: components["schemas"]["CategoryStep"][];
        };
        Suggestion: {
            /** @enum {string} */
            type: "goods" | "maker";
            /**
             * @description What is searched for when chosen.
             * @example 六味地黄丸
             */
            name: string;
            /** @description The goods where the suggestion means exactly one. */
            id: components["schemas"]["OptionalId"];
            /** @description Maker of that one. */
            sccj: string | null;
            /** @description Spec of that one. */
            ypgg: string | null;
            /** @description Goods that the search finds. */
            count: components["schemas"]["Count"];
        };
        SearchHot: {
            /** @example 连花清瘟 */
            name: string;
            /** @description Where it leads. */
            url: components["schemas"]["Url"];
        };
        /** @description An activity of the goods in full, for the detail page. */
        GoodsActivity: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /** @example 感冒用药满减 */
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
            /** @example 功能主治 */
            title: string;
            /** @example 滋阴补肾。用于肾阴亏损，头晕耳鸣。 */
            text: string;
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
            /** @description The package insert, section by section; empty where none is kept. */
            insert: components["schemas"]["InsertSection"][];
            activities: components["schemas"]["GoodsActivity"][];
            /** @description Claimable coupons that fit the goods, best first. */
            coupons: components["schemas"]["ClaimableCoupon"][];
            /** @description Same common name or category, at most 10. */
            related: components["schemas"]["Goods"][];
            category_path: components["schemas"]["CategoryStep"][];
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
         * @description Yuan, as typed.
         * @example 12.5
         */
        PriceBound: string;
        /**
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
         * @description A moment in Unix seconds.
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
            /** @example 新客现金券 */
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
            /** @example 开工红包 */
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
        /** @description Always 1; kept for the paths that had an earlier form. */
        NewStyle: components["schemas"]["NewStyle"];
        /**
         * @description Categories, comma-separated; goods of their descendants count too.
         * @example 12,15
         */
        CategoryIds: string;
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
                        data: components["schemas"]["Spike"];
                    };
                };
            };
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
    getCart: {
        parameters: {
            query?: {
                /** @description A value of filter_data. */
                filters?: number;
                /** @description Always 1; kept for the paths that had an earlier form. */
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
                    /** @description Lines; those that are gone already are passed over. */
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
                            page: number;
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
}
