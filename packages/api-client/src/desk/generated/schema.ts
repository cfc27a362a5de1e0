// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export interface paths {
    "/desk/api/access/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Second factor, sessions and programs of a buyer */
        get: operations["getBuyerAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/access/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session and program of a buyer */
        post: operations["endBuyerSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/access/{id}/factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch off the second factor of a buyer who has lost it; the buyer is notified */
        post: operations["removeBuyerFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/access/{id}/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue a token for a program of a buyer, shown this once; the buyer is notified */
        post: operations["issueProgramToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the token of a program */
        delete: operations["endProgram"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/approvals/{id}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in one's own call that was answered with 42804; it runs once a second operator approves */
        post: operations["requestApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/approvals/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a waiting call of another operator now
         * @description An owner may approve their own call while no other owner or finance operator is active, if they type its first figure again.
         */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/approvals/{id}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a waiting call, or withdraw an own one; nothing is changed */
        post: operations["rejectRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/article-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of articles */
        get: operations["listArticleCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles, those that nobody can read included */
        get: operations["listArticles"];
        put?: never;
        /** Write an article */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/articles/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish articles together, all or none
         * @description Refused if an article has changed since it was read, or its text still has a mark of something to check or fill in.
         */
        post: operations["publishArticles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article with its text */
        get: operations["getArticle"];
        /** Change an article, publish it or take it away */
        put: operations["changeArticle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons */
        get: operations["listCoupons"];
        put?: never;
        /** Add a coupon */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a coupon; what it brings no longer once it is claimed */
        put: operations["changeCoupon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/coupons/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant buyers one each, all or nobody */
        post: operations["grantCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant buyers a cash voucher or a red packet each, all or nobody */
        post: operations["grantBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/points-goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products and benefits for points */
        get: operations["listPointsGoods"];
        put?: never;
        /** Add something to exchange points for */
        post: operations["createPointsGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/points-goods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change it */
        put: operations["changePointsGoods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Buyers */
        get: operations["listBuyers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * These buyers as a table
         * @description 42200 where they are more than 50,000.
         */
        get: operations["exportBuyers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/buyers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One buyer with its documents */
        get: operations["getBuyer"];
        /** Change who looks after a buyer, its rank and what it sees */
        put: operations["changeBuyer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/buyers/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a buyer that waits, with the documents it sent */
        post: operations["approveBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/buyers/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a buyer that waits and say why */
        post: operations["refuseBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/documents/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a document that waits */
        post: operations["approveDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/documents/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a document that waits and say why */
        post: operations["refuseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/documents/{id}/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what an accepted document grants */
        put: operations["changeDocumentScopes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/buyers/{id}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the shop as a buyer, without changing anything
         * @description Half an hour at most. The buyer gets a message and sees it in its security log.
         */
        post: operations["lookAsBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of the shop's pages */
        get: operations["listBanners"];
        put?: never;
        /** Put up a banner */
        post: operations["createBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a banner */
        put: operations["changeBanner"];
        post?: never;
        /** Take a banner down */
        delete: operations["removeBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands */
        get: operations["listBrands"];
        put?: never;
        /** Add a brand */
        post: operations["createBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a brand */
        put: operations["changeBrand"];
        post?: never;
        /** Remove a brand; its goods stay */
        delete: operations["removeBrand"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories, as the menus show them */
        get: operations["listCategories"];
        put?: never;
        /** Create a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename, move, hide or order a category */
        put: operations["changeCategory"];
        post?: never;
        /** Delete a category that nothing refers to */
        delete: operations["removeCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/categories/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move all goods, categories below it and references of a category to another one, and delete it */
        post: operations["mergeCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/credit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit line of a buyer, with debts and decisions */
        get: operations["getBuyerCredit"];
        put?: never;
        /**
         * Grant, change or end a buyer's credit line
         * @description Debts keep their due days; a smaller line only stops further orders.
         */
        post: operations["setBuyerCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/credit/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a buyer's open request for a credit line */
        post: operations["declineCreditRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/credit/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement of account of a buyer's month, as PDF or XLSX */
        get: operations["downloadCreditStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/delivery-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of delivery */
        get: operations["listDeliveryRules"];
        put?: never;
        /** Add a rule */
        post: operations["createDeliveryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/delivery-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a rule; orders keep what they cost */
        put: operations["changeDeliveryRule"];
        post?: never;
        /** Remove a rule */
        delete: operations["removeDeliveryRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lucky draws */
        get: operations["listDraws"];
        put?: never;
        /** Add a draw with its prizes */
        post: operations["createDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/draws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a draw; a prize that somebody has won stays */
        put: operations["changeDraw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/erp-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys of the interface for an ERP, the newest first */
        get: operations["listErpKeys"];
        put?: never;
        /** Make a key, which is shown this once */
        post: operations["createErpKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/erp-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let a key hold no longer */
        delete: operations["revokeErpKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales by day, goods and buyer, and searches without hits */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales of some days by buyer, goods, region or salesperson */
        get: operations["listSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * These sales as a table
         * @description 42200 where they are more than 50,000 rows. Margins only for roles that see them.
         */
        get: operations["exportSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/slow-goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods in stock that last long at the pace of the last 90 days, or sell no more */
        get: operations["listSlowGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/slow-goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * These goods as a table
         * @description 42200 where they are more than 50,000.
         */
        get: operations["exportSlowGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/expiring-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches that will not be sold before they expire, at the pace of the last 90 days */
        get: operations["listExpiringStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/expiring-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * These batches as a table
         * @description 42200 where they are more than 50,000.
         */
        get: operations["exportExpiringStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/file-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which products or batches files belong to, by their names; nothing is saved
         * @description A picture names its product by barcode, ERP code or national code, with a number or words behind it. A report or a picture of a batch names the batch, and, where several products have it, the product too.
         */
        post: operations["matchFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a product, not on sale and without a price */
        post: operations["createGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product's description */
        get: operations["getGoodsProfile"];
        /** Change a product's description; name, maker, spec, unit and approval number only while it is not on sale */
        put: operations["changeGoodsProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/price-effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview list prices before they are saved */
        get: operations["listPriceEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Buyers and regions of a product, and its pictures */
        get: operations["getGoodsTerms"];
        /** Say who may buy one goods and where */
        put: operations["changeGoodsTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/tiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set tiered prices of one goods, and from how many units on it ships free */
        put: operations["changeGoodsTiers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the pictures of one goods in order; those that are not named are removed */
        put: operations["arrangeGoodsPictures"];
        /** Add a picture behind those that there are, eight at most */
        post: operations["addGoodsPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a video of one goods on its page, or none any more */
        put: operations["changeGoodsVideo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Provinces, or the parts of a region */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods */
        get: operations["listGoods"];
        /** Change many goods at once, all or none */
        put: operations["changeGoods"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put all goods of a filtered list into a category
         * @description Refused where the list has another count than was seen, or more than 5,000.
         */
        post: operations["moveGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * These goods as a table
         * @description 42200 where they are more than 50,000. Costs only for roles that see them.
         */
        get: operations["exportGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/next-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let prices begin later, in place of what was planned for the goods before */
        put: operations["planPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/next-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a planned price back */
        delete: operations["cancelPlannedPrice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of the list price, the latest first, a hundred at most */
        get: operations["listPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/goods/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches in stock, the first to expire first */
        get: operations["listBatches"];
        put?: never;
        /** Add units to a batch, or take free ones off, and say why */
        post: operations["bookStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invitations/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a buyer's account and an invitation to it */
        post: operations["addBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invitations/buyers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open invitation of a buyer */
        get: operations["getBuyerInvitation"];
        put?: never;
        /**
         * Invite a buyer again; once they have logged in, the code resets their password
         * @description Earlier codes for the buyer end. A buyer who has logged in is notified.
         */
        post: operations["inviteBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open invitations, the latest first */
        get: operations["listInvitations"];
        put?: never;
        /** Issue a code with which the owner of a phone registers without an SMS */
        post: operations["issueRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an open invitation */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/makers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Makers of products */
        get: operations["listMakers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/makers/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a maker in products, brands, promotions and links; lists with the old name mean the new one from then on */
        put: operations["renameMaker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/makers/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the products and references of a maker to another one, as a rename does */
        post: operations["mergeMakers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/makers/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Leave a maker out of filters and pages of brands, or show it again */
        put: operations["hideMaker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/makers/former-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a former name be a maker of its own in later lists; products stay as they are */
        put: operations["releaseMakerName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to every approved buyer; those who got the same one today don't get it again */
        post: operations["messageAllBuyers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to one buyer, the same one only once a day */
        post: operations["messageBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts and refunds by day and payment method */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/statement/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement as a table */
        get: operations["downloadStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Postings of some days */
        get: operations["listPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/postings/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All postings of some days as a table, for accounting
         * @description 42200 where they are more than 50,000.
         */
        get: operations["downloadPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/bank-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a bank's list of an account, CSV in UTF-8 or GBK, or XLSX
         * @description Each line with money in is stored once, by its number, day and amount.
         */
        post: operations["uploadBankFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/bank-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that came in by bank, with the orders that may be meant */
        get: operations["listBankLines"];
        put?: never;
        /**
         * Add a transfer by hand, before the bank's file has it
         * @description Stored once by number, day and amount, like a line of a file.
         */
        post: operations["addBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/bank-lines/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * These lines are the transfers of these orders, which are paid by them; all or none
         * @description Refused where an amount is not the total of its order, or a line was used. An order that was confirmed by hand keeps its payment, which gets the number of the line. What was settled so before stays so.
         */
        post: operations["settleBankLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/bank-lines/{id}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One transfer pays several orders of a buyer, or none; the rest goes to the balance
         * @description What the orders cost beyond it is taken from the buyer's balance, at most fromBalance; refused if either is too little. The rest pays debts on account first, the earliest due first. What was booked by hand under its number counts.
         */
        post: operations["splitBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/bank-lines/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A transfer that is too little for an order goes back, as a refund by bank; the order waits for another
         * @description Refused for a transfer that pays the order, or paid something.
         */
        post: operations["returnBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/bank-lines/{id}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A line pays no order that is to be found here */
        post: operations["dismissBankLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invoice-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every line of the applications that wait, to issue them at the tax platform */
        get: operations["downloadInvoiceApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invoice-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in a file of the tax platform
         * @description An XML issues the application that it fits by tax numbers, lines and sums to the cent; where it differs, it is
         *     refused with each difference. A PDF or OFD joins the issued invoice whose number stands in its name. The same file
         *     again changes nothing.
         */
        post: operations["takeInInvoiceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last audit of money, stock and orders; null before the first one */
        get: operations["getAudit"];
        put?: never;
        /**
         * Have money, stock and orders held against each other
         * @description Answers with the audit that is under way, where one is.
         */
        post: operations["startAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/notes/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note on an order */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/notes/buyers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note on a buyer */
        post: operations["addBuyerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a note of one's own */
        delete: operations["removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/tags/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the tags of an order */
        put: operations["changeOrderTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/tags/buyers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the tags of a buyer */
        put: operations["changeBuyerTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/tags/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags of orders, the most used first */
        get: operations["listOrderTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/tags/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags of buyers, the most used first */
        get: operations["listBuyerTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who works at the desk, in the order in which they were added */
        get: operations["listOperators"];
        put?: never;
        /** Add a colleague with a first password, which is shown this once */
        post: operations["addOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a colleague's roles, from their next request on */
        put: operations["changeOperatorRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable a colleague and end their sessions */
        post: operations["disableOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Disable a colleague from a later day on, for a time or for good; their sessions end then */
        put: operations["planOperatorLeave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators/{id}/factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a colleague's lost second factor; the password stays, and their sessions end */
        post: operations["resetOperatorFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a disabled colleague log in again */
        post: operations["enableOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/operators/{id}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a colleague a new password, shown this once, and remove their second factor; their sessions end */
        post: operations["resetOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Custom roles, in the order in which they were created */
        get: operations["listRoles"];
        put?: never;
        /** Create a role from permissions */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a role, for all who have it, from their next request on */
        put: operations["changeRole"];
        post?: never;
        /** Delete a role that nobody has */
        delete: operations["removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of these orders as a table
         * @description 42200 where they are more than 50,000.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order in full */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank transfer of an order has come in */
        post: operations["acceptTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/transfer/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The slip of an order proves nothing; its buyer sends another one */
        post: operations["rejectTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/payment-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the providers what became of an order's payments, and apply what they say
         * @description Money for a cancelled order goes back. Refused where no provider was asked for money, or one does not answer.
         */
        post: operations["queryPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/picking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Picking list by warehouse, product and batch, the earliest expiry first */
        get: operations["listPicking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take another batch than the one set aside, and say why */
        put: operations["changeBatches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a parcel to a carrier, with all that is left of an order or a part of it
         * @description The order is shipped when nothing is left; the rest can be shipped later or cut off (`shortenOrder`). Scanned boxes
         *     leave first, then the batch that expires first. A parcel of a shipped order is only a number. Refused where a licence has expired meanwhile (`data.lines` names the lines); the buyer is notified once a day.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say where a parcel is, or that it was received */
        post: operations["trackParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order that is not shipped; what was paid goes back */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/shortage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver fewer units than were ordered; what was paid for the rest goes back
         * @description For an order that is paid or shipped and keeps something, of a partly shipped one what is still to ship; to the cent what its units paid after every reduction. Where
         *     nothing is left it has to be cancelled. The buyer is notified.
         */
        post: operations["shortenOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send delivered units again, free of charge
         * @description Creates an order of its own at the same address with nothing to pay, ready to ship; answers with it. Each line at most with the
         *     units that were neither returned nor replaced. The buyer is notified.
         */
        post: operations["replaceUnits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/orders/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery notes of an order's parcels, to print */
        get: operations["downloadPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/returns/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to a return, or refuse it and say why */
        post: operations["answerReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/returns/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that returned products have arrived */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/returns/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay a received return back the way it was paid; a bank transfer waits among the refunds until it is booked */
        post: operations["refundReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/own-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists of own prices */
        get: operations["listOwnPrices"];
        put?: never;
        /** Add a list of own prices; prices below a floor need approval */
        post: operations["createOwnPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/own-prices/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices in a CSV or XLSX file, for a list; nothing is written
         * @description Products are found by 编号, else by 编码 or 条码, else by 名称 with 规格 and 厂家. Rows without a head have a code, a barcode or the shop's own number first, and the price last; refused where that fits several products.
         */
        post: operations["readOwnPriceFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/own-prices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Products of a list as one of its buyers will see them; nothing is saved */
        post: operations["previewOwnPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/own-prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A list with its lines */
        get: operations["getOwnPrices"];
        /** Change a list; orders keep their prices */
        put: operations["changeOwnPrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/own-prices/buyers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices that a buyer had for a product
         * @description Lists and list prices are those of each time; the region and kind of business of the buyer, and the maker, categories and floor of the product, those of today.
         */
        get: operations["listBuyerPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Papers of the seller */
        get: operations["listSellerPapers"];
        put?: never;
        /** Add a paper to every delivery's papers; one of the same name is replaced */
        post: operations["addSellerPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/papers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A paper of the seller */
        get: operations["downloadSellerPaper"];
        put?: never;
        post?: never;
        /** Leave a paper out of deliveries' papers from now on */
        delete: operations["removeSellerPaper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/points-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that points paid for */
        get: operations["listPointsOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/points-orders/{id}/parcel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a pending order to a carrier; ten days later it counts as received */
        post: operations["shipPointsOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/points-orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a pending order; points and goods come back */
        post: operations["cancelPointsOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an unsaved record in the shop, to this operator alone; nothing is saved
         * @description Takes the record as its own operation does, and refuses it for the same reasons and to the same roles.
         */
        post: operations["beginPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price lists, the latest first, fifty at most */
        get: operations["listPriceLists"];
        put?: never;
        /** Upload a price list and have it checked */
        post: operations["uploadPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/price-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One price list with what was found in it */
        get: operations["getPriceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/price-lists/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check it again, read as said */
        post: operations["checkPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/price-lists/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring it into the catalogue, read as checked
         * @description Products with a price below their floor wait; once the others are in, a second operator brings them. 40904 while it is being read, or where it was not understood.
         */
        post: operations["importPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/price-lists/{id}/rejects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows that did not go in or not completely, with the reason for each */
        get: operations["downloadRejects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activities */
        get: operations["listActivities"];
        put?: never;
        /** Add an activity */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An activity as it is edited */
        get: operations["getActivity"];
        /** Change an activity; orders already placed have the prices that they have */
        put: operations["changeActivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/activities/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close an activity now; orders already placed have the prices that they have */
        put: operations["endActivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/activity-previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price a cart with and without an activity; nothing is saved */
        post: operations["previewActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/scope-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the scope of an activity or a coupon can name */
        get: operations["listScopeChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proposals to buyers */
        get: operations["listProposals"];
        put?: never;
        /**
         * Propose products to a buyer; quotes below a floor need approval
         * @description Each line is judged as if the buyer added it to the cart now. The buyer gets a message.
         */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A proposal with its lines */
        get: operations["getProposal"];
        /** Change an open proposal */
        put: operations["changeProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/proposals/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Order an open proposal for its buyer, within their consent; the buyer pays */
        post: operations["orderProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/proposals/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an open proposal */
        post: operations["withdrawProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rebates */
        get: operations["listRebates"];
        put?: never;
        /** Add a rebate */
        post: operations["createRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/rebates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a rebate; once a period is booked, only its name, end and state */
        put: operations["changeRebate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/rebates/{id}/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rebates of all buyers in a period */
        get: operations["getRebateSums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/rebates/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Order lines that count for a buyer in a period */
        get: operations["getRebateProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/rebates/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a buyer's rebate of a period that has ended, once
         * @description A repeat books nothing more. The buyer gets a message.
         */
        post: operations["bookRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/rebate-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credit note of a rebate as PDF */
        get: operations["downloadRebateNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/recalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Batches by words (goods, batch number, trace code), twenty at most; without words those that were recalled, the latest first */
        get: operations["listRecalls"];
        put?: never;
        /**
         * Recall a batch; its stock leaves sale and every buyer who received of it gets a message
         * @description 40904 while the batch is recalled.
         */
        post: operations["openRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/recalls/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A batch with everybody who received of it, and its recall */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/recalls/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deliveries of a batch with what their buyers answered, as CSV */
        get: operations["downloadBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/recalls/{id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind the buyers who have not answered, once a day each */
        post: operations["remindOfRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/recalls/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a recall with what came of it */
        post: operations["endRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator who is logged in */
        get: operations["getOperator"];
        put?: never;
        /** Log in; 42803 with a ticket where a code of the second factor is asked for */
        post: operations["logIn"];
        /** Log out */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/session/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a log-in with a code of the second factor */
        post: operations["logInByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch the second factor on by its first code */
        put: operations["confirmFactor"];
        /** A secret for an authenticator, which waits for its first code */
        post: operations["beginFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one's password; other sessions end */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the shop */
        get: operations["getSettings"];
        /** Change some of it */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture of the shop's own, for banners, brands, prizes and settings */
        post: operations["addPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become the first owner, by the link that a start of the server shows while nobody works at the desk */
        post: operations["createOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Steps a new shop needs before it sells, and those that are done */
        get: operations["listFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/shipments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a pasted list of waybills line by line; nothing is saved
         * @description A line is an order number, a carrier and a tracking number, between tabs, commas or spaces; or as its headings say.
         *     A line without an order number belongs to the next of the chosen orders. Each line is sent with `shipOrder`.
         */
        post: operations["previewShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/shipments/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The rows of a CSV or XLSX file as a text for `previewShipments`; nothing is written */
        post: operations["readShipmentFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/shipments/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery notes of several orders in one document, to print */
        get: operations["printDeliveryNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions, disk, queues and backups */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/system/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail that says that e-mail works
         * @description 503 with the answer of the server where it refuses.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/trace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trace codes of an order, counted by line and batch */
        get: operations["listCodes"];
        put?: never;
        /**
         * Record the codes of boxes that are taken for an order
         * @description For an order that is paid or shipped. Each code is answered for; those that can be recorded are, whatever becomes of
         *     the others. The code of a case stands for all its boxes.
         */
        post: operations["recordCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/trace/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the code of a box, or of a case with all its boxes, that the buyer has not received */
        post: operations["removeCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/trace/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All codes of an order as a CSV */
        get: operations["downloadCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/packings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a relation file, which says which boxes are in which case */
        post: operations["uploadPacking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calling operator's saved views */
        get: operations["listViews"];
        /** Replace the calling operator's saved views */
        put: operations["saveViews"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/work/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Waiting tasks of one kind, the oldest first, at most 100
         * @description Refused for kinds that `listWork` does not show to the role.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/after-sales/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say something to the buyer of an after-sales request */
        post: operations["answerAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/after-sales/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an after-sales request and say what came of it */
        post: operations["solveAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/feedback/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer feedback by a message to its buyer */
        post: operations["answerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/demands/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a request for goods and notify its buyer */
        post: operations["answerDemand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invoices/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse an invoice and say why; its orders may be asked for again */
        post: operations["refuseInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An issued invoice, byte for byte as it was handed in */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/refunds/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund was sent by hand, by bank or where the provider failed
         * @description Only now do buyer, figures and ERP say that it was refunded. Refused while a provider is still working on it.
         */
        post: operations["finishRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/batches/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The inspection report of a batch; one that is there is replaced */
        post: operations["addReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/batches/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A photograph of a batch, which buyers see next to it; one that is there is replaced */
        post: operations["addBatchPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a job that failed again at once */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/jobs/{id}/abandonment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a job that failed no more, and say why */
        post: operations["abandonJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/wallets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance and points of a buyer, with their last changes */
        get: operations["getBuyerWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/wallets/{id}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add money to a buyer's balance or take some, no more than there is */
        post: operations["adjustMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/wallets/{id}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Grant a buyer points or take some, no more than there are */
        post: operations["adjustPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where events are sent to */
        get: operations["listWebhooks"];
        put?: never;
        /** Have events sent to a URL from now on */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change it, and begin anew where it was stopped */
        put: operations["changeWebhook"];
        post?: never;
        /** Send nothing there any more */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make another secret; the old one signs, too, for 24 hours */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send again what is behind a position */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last hundred events sent there, the latest first */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one event again */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tasks that wait for the operator, with counts and ages */
        get: operations["listWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Actions of operators, the latest first */
        get: operations["listLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/api/exports/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * These entries of the log as a table
         * @description 42200 where they are more than 50,000.
         */
        get: operations["exportLog"];
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
         * @description Identity of a record.
         * @example 1024
         */
        Id: number;
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
         * 权限
         * @description goods 商品与价格, cart 购物车, orders 订单与单据, place-orders 下单.
         * @enum {string}
         */
        ProgramScope: "goods" | "cart" | "orders" | "place-orders";
        Program: {
            id: components["schemas"]["Id"];
            /**
             * @description The buyer's name for it.
             * @example 门店ERP
             */
            name: string;
            /** @description What it may do. */
            scopes: components["schemas"]["ProgramScope"][];
            /** @description When it last called, to an hour; when it was issued, if it never did. */
            seenAt: components["schemas"]["Timestamp"];
            /** @description From when on it is refused. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        BuyerAccess: {
            /** @description 1, a second factor is on. */
            hasFactor: components["schemas"]["Flag"];
            /** @description Log-ins that are open, without programs. */
            sessions: components["schemas"]["Count"];
            /** @description Programs with a valid token. */
            programs: components["schemas"]["Program"][];
        };
        NewProgram: {
            /**
             * @description The token itself, shown this once.
             * @example yj_4mJ0mS0b1TnYw0cXkq1u5mC9xkz1mJ0mS0b1TnYw0cX
             */
            token: string;
            access: components["schemas"]["BuyerAccess"];
        };
        ArticleForm: {
            /**
             * 栏目
             * @description Identity of a record.
             * @example 1024
             */
            categoryId: number;
            /**
             * 标题
             * @description As buyers read it.
             * @example 国庆发货安排
             */
            title: string;
            /**
             * 正文
             * @description Markdown; where it begins with a tag, HTML. It is stored as HTML without what could run.
             * @example 国庆期间**照常发货**。
             */
            content: string;
            /**
             * 摘要
             * @description Below the title in lists; absent: how the text begins.
             */
            summary?: string;
            /**
             * 图片
             * @description Path of the picture beside the title on this shop.
             * @example /pictures/banner/top.svg
             */
            image?: string;
            /**
             * 来源
             * @description Who says it.
             * @example 客服部
             */
            author?: string;
            /**
             * 帮助页面
             * @description Of help, the page that shows it; absent: only by its link.
             * @example /help/xrzn/hyzc
             */
            url?: string;
            /**
             * 排序
             * @description Sort order in the help centre, lowest first; news are sorted by time.
             */
            sort: number;
            /**
             * 发布时间
             * @description From when on it is read; absent: now.
             * @example 1772694000
             */
            publishedAt?: number;
            /**
             * 公开
             * @description 0: nobody can read it.
             */
            isPublished: components["schemas"]["Flag"];
        };
        Article: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["ArticleForm"];
        };
        ListedArticle: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description Name on the document.
             * @example 国庆发货安排
             */
            title: string;
            /**
             * @description Name of its category.
             * @example 公司新闻
             */
            category: string;
            /** @description Sort order in the help centre, lowest first. */
            sort: number;
            views: components["schemas"]["Count"];
            publishedAt: components["schemas"]["Timestamp"];
            /**
             * @description draft 草稿, never published; withdrawn 已撤下; scheduled 待发布; published 已发布.
             * @example published
             * @enum {string}
             */
            status: "draft" | "withdrawn" | "scheduled" | "published";
        };
        ArticlePage: {
            /** @description The newest first. */
            list: components["schemas"]["ListedArticle"][];
            total: components["schemas"]["Count"];
        };
        ArticleCategory: {
            id: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 公司新闻
             */
            name: string;
        };
        /** @description The article as it is now; nothing was changed. */
        ArticleConflict: {
            current: components["schemas"]["Article"];
        };
        /** @description A coupon as it is edited; it takes off either money or by a rate. */
        CouponForm: {
            /**
             * 名称
             * @description As buyers read it.
             * @example 月度券 满500减30
             */
            title: string;
            /**
             * 使用门槛
             * @description From how many yuan on it can be used.
             * @example 500
             */
            threshold: string;
            /**
             * 减免金额
             * @description Yuan off.
             * @example 30
             */
            money?: string;
            /**
             * 折扣
             * @description The fraction of the price to pay.
             * @example 0.95
             */
            rate?: string;
            /**
             * 最多减免
             * @description The most that the rate takes off.
             * @example 50
             */
            maxMoney?: string;
            scope?: components["schemas"]["GoodsScope"];
            /**
             * 领取开始
             * @description From when on it can be claimed.
             * @example 1772694000
             */
            startsAt: number;
            /**
             * 领取结束
             * @description Until when it can be claimed.
             * @example 1772694000
             */
            endsAt: number;
            /**
             * 领取后有效天数
             * @description How long a claimed one holds.
             */
            validDays: number;
            /**
             * 发放总数
             * @description How many there are.
             */
            total: number;
            /**
             * 每店限领
             * @description How many a buyer may claim.
             */
            perBuyer: number;
        };
        Coupon: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["CouponForm"];
            /** @description How many are claimed. */
            claimed: components["schemas"]["Count"];
        };
        CouponPage: {
            /** @description The newest first. */
            list: components["schemas"]["Coupon"][];
            total: components["schemas"]["Count"];
        };
        /** @description The coupon as it is now; nothing was changed. */
        CouponConflict: {
            current: components["schemas"]["Coupon"];
        };
        PointsGoodsForm: {
            /**
             * 名称
             * @description As buyers read it.
             * @example 电子血压计
             */
            name: string;
            /**
             * 图片
             * @description Path of its picture on this shop.
             * @example /pictures/points/1.svg
             */
            image: string;
            /**
             * 所需积分
             * @description The price of one.
             */
            points: number;
            /**
             * 参考价
             * @description Its value in yuan.
             * @example 199
             */
            suggestedPrice: string;
            /**
             * 库存
             * @description How many are left.
             */
            stock: number;
            /**
             * 每店限兑
             * @description How many a buyer may have; 0 no limit.
             */
            perBuyer: number;
            /**
             * 说明
             * @description What is said of it.
             */
            description?: string;
            /**
             * 可兑换
             * @description 1, it can be exchanged.
             */
            isOpen: components["schemas"]["Flag"];
        };
        PointsGoods: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["PointsGoodsForm"];
        };
        PointsGoodsPage: {
            /** @description The newest first. */
            list: components["schemas"]["PointsGoods"][];
            total: components["schemas"]["Count"];
        };
        /** @description The goods as they are now; nothing was changed. */
        PointsGoodsConflict: {
            current: components["schemas"]["PointsGoods"];
        };
        Granted: {
            /** @description How many buyers got one. */
            count: components["schemas"]["Count"];
        };
        /**
         * 客户账号
         * @description User names of buyers.
         * @example [
         *       "pharmacy"
         *     ]
         */
        Usernames: string[];
        /**
         * @description registering 注册中, pending 待审核, passed 已通过, rejected 已拒绝.
         * @enum {string}
         */
        BuyerStatus: "registering" | "pending" | "passed" | "rejected";
        Buyer: {
            id: components["schemas"]["Id"];
            /**
             * @description User name.
             * @example kangning
             */
            username: string;
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description pharmacy, chain, clinic, hospital or wholesaler; null until said.
             * @example pharmacy
             */
            businessKind: string | null;
            status: components["schemas"]["BuyerStatus"];
            /**
             * @description Province, city and district.
             * @example 四川省成都市锦江区
             */
            region: string;
            /**
             * @description Who looks after the buyer.
             * @example 李销售
             */
            salesperson: string | null;
            /** @description Of operators; buyers never see them. */
            tags: components["schemas"]["TagName"][];
            /** @description Documents that wait for a decision. */
            waitingDocuments: components["schemas"]["Count"];
            /** @description Accepted documents that have expired and were not renewed. */
            expiredDocuments: components["schemas"]["Count"];
            /**
             * @description When it asked to be approved.
             * @example 1772694000
             */
            submittedAt: number | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        BuyerPage: {
            /** @description Longest waiting first, then the newest. */
            list: components["schemas"]["Buyer"][];
            total: components["schemas"]["Count"];
        };
        Document: {
            id: components["schemas"]["Id"];
            /**
             * @description Kind of document.
             * @example drug_licence
             */
            kind: string;
            /**
             * @description Name.
             * @example 药品经营许可证
             */
            name: string;
            /**
             * @description Number on the document.
             * @example 川DA0280001
             */
            number: string;
            /**
             * Format: date
             * @description A calendar day in China, YYYY-MM-DD.
             * @example 2027-11-30
             */
            issuedOn: string | null;
            /**
             * Format: date
             * @description A calendar day in China, YYYY-MM-DD.
             * @example 2027-11-30
             */
            expiresOn: string | null;
            /**
             * @description Days until it ends, below zero once it has; null without a term.
             * @example 200
             */
            daysLeft: number | null;
            /**
             * @description pending 待审核, passed 已通过, rejected 已拒绝.
             * @enum {string}
             */
            status: "pending" | "passed" | "rejected";
            /**
             * @description Why it was refused.
             * @example null
             */
            reason: string | null;
            pictures: components["schemas"]["Url"][];
            /** @description Business scope classes that it grants. */
            scopes: string[];
            /** @description What it unlocks once accepted, unless the decision says otherwise. */
            usualScopes: string[];
        };
        BuyerDetail: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description User name.
             * @example kangning
             */
            username: string;
            /**
             * @description Who registered.
             * @example 王药师
             */
            name: string;
            /**
             * @description Mobile number.
             * @example 13800000000
             */
            phone: string | null;
            /**
             * @description Verified address that logs in and receives codes.
             * @example null
             */
            loginEmail: string | null;
            /**
             * @description Mail address.
             * @example null
             */
            email: string | null;
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description Kind of business, one of the listed words.
             * @example pharmacy
             */
            businessKind: string | null;
            /**
             * @description Unified social credit code.
             * @example 91510104MA6C8X7Q5R
             */
            creditCode: string | null;
            status: components["schemas"]["BuyerStatus"];
            /**
             * @description Why it was refused.
             * @example null
             */
            rejectReason: string | null;
            /**
             * @description Province, city and district.
             * @example 四川省成都市锦江区
             */
            region: string;
            /**
             * @description Street and number.
             * @example 红星路三段1号
             */
            companyAddress: string;
            /**
             * @description Who looks after the buyer.
             * @example 李销售
             */
            salesperson: string | null;
            /**
             * @description Their telephone, shown to the buyer.
             * @example 13800000001
             */
            salesPhone: string | null;
            /**
             * @description Its rank, as the buyer reads it.
             * @example 金牌会员
             */
            rank: string;
            /** @description 1: marked as special (is_special). */
            isSpecial: components["schemas"]["Flag"];
            /** @description 1: sees the free-shipping zone (is_show_youx). */
            showsFreeShippingZone: components["schemas"]["Flag"];
            /** @description 1: may chat once it has passed and the shop has an address for it. */
            canChat: components["schemas"]["Flag"];
            inspection: components["schemas"]["Inspection"];
            /** @description The address or the message; empty where the kind has none. */
            inspectionText: string;
            /**
             * @description Scope classes it may buy today by its documents; null: all.
             * @example [
             *       "中成药"
             *     ]
             */
            scopes: string[] | null;
            /** @description Documents that it must have and has not. */
            missing: string[];
            /** @description The latest first. */
            documents: components["schemas"]["Document"][];
            /** @description Orders that were not cancelled. */
            orderCount: components["schemas"]["Count"];
            /** @description What they cost together. */
            ordered: components["schemas"]["Money"];
            /**
             * @description When it asked to be approved.
             * @example 1772694000
             */
            submittedAt: number | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description Of operators; buyers never see them. */
            tags: components["schemas"]["TagName"][];
            /** @description Of operators, the latest first; buyers never see them. */
            notes: components["schemas"]["Note"][];
            /** @description Actions of operators, latest first. */
            log: components["schemas"]["LogEntry"][];
        };
        /**
         * 质检报告
         * @description Where 质检报告 leads: reports 本店药检报告, link 指定网址, message 提示文字, none 不显示.
         * @enum {string}
         */
        Inspection: "reports" | "link" | "message" | "none";
        /** @description Absent fields keep their values. */
        BuyerTerms: {
            version: components["schemas"]["Version"];
            /**
             * 业务员
             * @description Empty: nobody.
             */
            salesperson?: string;
            /**
             * 业务员电话
             * @description Empty: none.
             */
            salesPhone?: string;
            /**
             * 会员等级
             * @description As the buyer reads it.
             */
            rank?: string;
            /** 特殊客户 */
            isSpecial?: components["schemas"]["Flag"];
            /** 显示包邮专区 */
            showsFreeShippingZone?: components["schemas"]["Flag"];
            /** 在线客服 */
            canChat?: components["schemas"]["Flag"];
            inspection?: components["schemas"]["Inspection"];
            /**
             * 质检报告网址或提示
             * @description The address or the message.
             */
            inspectionText?: string;
        };
        /** @description The buyer as it is now, where it was changed meanwhile; else null. */
        BuyerConflict: {
            current: components["schemas"]["BuyerDetail"] | null;
        };
        /**
         * 位置
         * @description home 首页轮播, home-side 首页侧边, top 首页右上角, login 登录页, right 右侧栏, draw 抽奖页, controlled 控销厂家广告, controlled-zone 控销专区, controlled-new 新控销专区, clinic 优医汇, tcm 中药专区, devices 器械专区, free-shipping 包邮专区, near-expiry 近效期专区, brands 品牌专区, home-floor 首页楼层, controlled-floor 控销专区楼层, controlled-new-floor 新控销专区楼层, clinic-floor 优医汇楼层, tcm-floor 中药专区楼层, devices-floor 器械专区楼层, free-shipping-floor 包邮专区楼层, near-expiry-floor 近效期专区楼层, brands-floor 品牌专区楼层, activity-floor 活动页楼层, popup 首页弹窗（登录客户）, popup-visitor 首页弹窗（访客）, supplier 控销厂家, notice 客服栏说明, nav 导航栏, hot-search 热门搜索, link 友情链接, clinic-link 优医汇短链接, tcm-link 中药专区短链接, devices-link 器械专区短链接, free-shipping-link 包邮专区短链接, near-expiry-link 近效期专区短链接, right-link 我的账户链接.
         * @example home
         * @enum {string}
         */
        BannerPlace: "home" | "home-side" | "top" | "login" | "right" | "draw" | "controlled" | "controlled-zone" | "controlled-new" | "clinic" | "tcm" | "devices" | "free-shipping" | "near-expiry" | "brands" | "home-floor" | "controlled-floor" | "controlled-new-floor" | "clinic-floor" | "tcm-floor" | "devices-floor" | "free-shipping-floor" | "near-expiry-floor" | "brands-floor" | "activity-floor" | "popup" | "popup-visitor" | "supplier" | "notice" | "nav" | "hot-search" | "link" | "clinic-link" | "tcm-link" | "devices-link" | "free-shipping-link" | "near-expiry-link" | "right-link";
        BannerForm: {
            place: components["schemas"]["BannerPlace"];
            /**
             * 标题
             * @description As buyers read it.
             * @example 年货节，满1000减100
             */
            title: string;
            /**
             * 副标题
             * @description A line below it.
             */
            subtitle?: string;
            /**
             * 链接
             * @description The page of the shop to open; for nav and link also an external address. Absent: no link; a hot search then searches for its title. Required for top, link and short links.
             * @example /mrtj
             */
            url?: string;
            /**
             * 图片
             * @description Path of its picture on this shop; without one its words are drawn.
             * @example /pictures/banner/top.svg
             */
            image?: string;
            /**
             * 手机图片
             * @description The same for phones, cropped separately.
             */
            phoneImage?: string;
            /**
             * 品类
             * @description Of a floor: whose best sold goods it shows.
             */
            categoryId?: number;
            /**
             * 指定商品编号
             * @description Of a floor: the goods that it shows, in their order, instead of those of a category.
             */
            goodsIds?: components["schemas"]["Id"][];
            /**
             * 商品数
             * @description Of a floor: how many goods it shows; absent: five.
             */
            limit?: number;
            /**
             * 上级
             * @description Of nav: the entry whose menu it is in; absent: it is in the bar.
             * @example 1024
             */
            parentId?: number;
            /**
             * 活动
             * @description Of popup and popup-visitor, whose products it lists; of activity-floor, on whose page it is.
             * @example 1024
             */
            activityId?: number;
            /**
             * 厂家
             * @description Of supplier: whose controlled products it sells.
             */
            maker?: string;
            /**
             * 页面上的广告
             * @description Of supplier: the entries at controlled that its page leads with.
             */
            adIds?: components["schemas"]["Id"][];
            /**
             * 排序
             * @description The least comes first.
             */
            sort: number;
            /**
             * 开始时间
             * @description From when on it is shown.
             * @example 1772694000
             */
            startsAt?: number;
            /**
             * 结束时间
             * @description Until when it is shown.
             * @example 1772694000
             */
            endsAt?: number;
        };
        Banner: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["BannerForm"];
        };
        BannerPage: {
            /** @description By place, then in their order there. */
            list: components["schemas"]["Banner"][];
            total: components["schemas"]["Count"];
        };
        /** @description The banner as it is now; nothing was changed. */
        BannerConflict: {
            current: components["schemas"]["Banner"];
        };
        BrandForm: {
            /**
             * 品牌
             * @description As buyers read it.
             * @example 豫西本草
             */
            name: string;
            /**
             * 厂家
             * @description Maker of its goods, as they have it.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * 标志
             * @description Absent: it is drawn.
             */
            logo?: string;
            /**
             * 品牌页横幅
             * @description Above its page; absent: it is drawn.
             */
            banner?: string;
            /**
             * 品牌故事
             * @description Its text, a line each.
             */
            story?: string;
            /**
             * 排序
             * @description Sort order, lowest first.
             */
            sort: number;
        };
        Brand: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["BrandForm"];
        };
        BrandPage: {
            /** @description As shown on the wall of brands. */
            list: components["schemas"]["Brand"][];
            total: components["schemas"]["Count"];
        };
        /** @description The brand as it is now; nothing was changed. */
        BrandConflict: {
            current: components["schemas"]["Brand"];
        };
        CategoryForm: {
            /**
             * 名称
             * @description As buyers read it, and as price lists name it; their signs for a path cannot be part of it.
             * @example 中成药
             */
            name: string;
            /**
             * 上级
             * @description The category that it is below; absent: it is of the first level.
             * @example 1024
             */
            parentId?: number;
            /**
             * 菜单
             * @description Which menu shows it besides that of all products: zy 中药专区, qx 器械专区. The menu of yx is made of what ships free.
             * @enum {string}
             */
            mode: "normal" | "zy" | "qx";
            /**
             * 图片
             * @description Its icon; absent: it is drawn.
             */
            logo?: string;
            /**
             * 排序
             * @description The least comes first.
             */
            sort: number;
            /**
             * 隐藏
             * @description 1: menus and filters leave it out with all below it; its goods stay on sale.
             */
            isHidden: components["schemas"]["Flag"];
        };
        MenuCategory: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description As price lists name it.
             * @example 中成药
             */
            name: string;
            /** @description 0: it is of the first level. */
            depth: number;
            /** @description Goods in it and below it, on sale or not. */
            goods: components["schemas"]["Count"];
            form: components["schemas"]["CategoryForm"];
        };
        MenuCategoryPage: {
            /** @description Each followed by those below it. */
            list: components["schemas"]["MenuCategory"][];
            total: components["schemas"]["Count"];
        };
        /** @description The category as it is now; nothing was changed. */
        CategoryConflict: {
            current: components["schemas"]["MenuCategory"];
        };
        /** @description An order on account that is not paid in full. */
        CreditDebt: {
            orderId: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            orderNo: string;
            /** @description Total of the order. */
            total: components["schemas"]["Money"];
            /** @description Open amount. */
            open: components["schemas"]["Money"];
            /** @description Day to pay it by. */
            dueOn: components["schemas"]["DateText"];
            /** @description Last day before it is overdue. */
            graceUntil: components["schemas"]["DateText"];
            /** @description 1: its grace has ended. */
            isOverdue: components["schemas"]["Flag"];
        };
        /**
         * 额度
         * @description Yuan; 0 ends the line.
         * @example 50000
         */
        CreditAmount: string;
        /**
         * 账期天数
         * @description Days after the purchase.
         */
        CreditTermDays: number;
        /**
         * 还款日
         * @description Day of the month; in shorter months the last.
         */
        CreditClosingDay: number;
        /**
         * 宽限天数
         * @description Days after the due day before a debt is overdue.
         */
        CreditGraceDays: number;
        /**
         * 原因
         * @description Reason for the decision, for colleagues.
         * @example 年度协议
         */
        CreditReason: string;
        CreditDecision: {
            /** @description The line; 0.00 where it was ended. */
            amount: components["schemas"]["Money"];
            /**
             * 账期天数
             * @description Days after the purchase; null with a closing day.
             */
            days: number | null;
            /**
             * 还款日
             * @description Day of the month; null with days.
             */
            closingDay: number | null;
            graceDays: components["schemas"]["CreditGraceDays"];
            reason: components["schemas"]["CreditReason"];
            /**
             * @description Operator who decided; `erp` and the name of the key for an ERP.
             * @example caiwu
             */
            operator: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        CreditRequest: {
            id: components["schemas"]["Id"];
            /** @description The requested line. */
            amount: components["schemas"]["Money"];
            /**
             * @description The buyer's text.
             * @example 旺季备货
             */
            reason: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        BuyerCredit: {
            /** @description Current line; null if none was ever granted. */
            line: components["schemas"]["CreditDecision"] | null;
            /** @description Sum of the open debts. */
            used: components["schemas"]["Money"];
            /** @description Line minus used, never below 0.00. */
            available: components["schemas"]["Money"];
            /** @description Part of used whose grace has ended. */
            overdue: components["schemas"]["Money"];
            /** @description The earliest due first. */
            debts: components["schemas"]["CreditDebt"][];
            /** @description The open request of the buyer; a new line answers it. */
            request: components["schemas"]["CreditRequest"] | null;
            /** @description The last twenty decisions about the line, the latest first. */
            decisions: components["schemas"]["CreditDecision"][];
        };
        DeliveryRegion: {
            /**
             * @description Province, city or district.
             * @example 510000
             */
            code: string;
            /**
             * @description Its name; not read.
             * @example 四川省
             */
            name?: string;
        };
        DeliveryRuleForm: {
            /**
             * 线路
             * @description Name of the route, for operators.
             * @example 成都市区线
             */
            route: string;
            /**
             * 地区
             * @description Absent: every region that no other rule names. The rule with the smallest region around an address is used.
             */
            regions?: components["schemas"]["DeliveryRegion"][];
            /**
             * 运费
             * @description Yuan; with a weight, for the first weight.
             * @example 15.00
             */
            fee: string;
            /**
             * 首重
             * @description Grams that the fee carries; the four fields of the weight come together or not at all.
             */
            firstGrams?: number;
            /**
             * 续重
             * @description Grams of a further step.
             */
            nextGrams?: number;
            /**
             * 续重费
             * @description Yuan for a further step.
             * @example 2.00
             */
            nextFee?: string;
            /**
             * 默认单重
             * @description Grams that a unit of goods without a weight counts for.
             */
            unitGrams?: number;
            /**
             * 包邮金额
             * @description Yuan from which an order ships free; 0, always. Absent: the shop's setting.
             * @example 500.00
             */
            freeFrom?: string;
            /**
             * 起送金额
             * @description Least yuan of an order, before reductions. Absent: none.
             * @example 200.00
             */
            minimum?: string;
            /**
             * 发车日
             * @description Days of departure, 1 for Monday. Absent: every day.
             */
            days?: ("1" | "2" | "3" | "4" | "5" | "6" | "7")[];
            /**
             * 截单时间
             * @description In China, until when an order leaves the same day. Absent: all day.
             * @example 17:00
             */
            cutOff?: string;
            /**
             * 送达天数
             * @description Days from departure to arrival.
             */
            arrivalDays: number;
        };
        DeliveryRule: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["DeliveryRuleForm"];
        };
        DeliveryRulePage: {
            /** @description All of them, oldest first. */
            list: components["schemas"]["DeliveryRule"][];
            total: components["schemas"]["Count"];
        };
        /** @description The rule as it is now; nothing was changed. */
        DeliveryRuleConflict: {
            current: components["schemas"]["DeliveryRule"];
        };
        PrizeForm: {
            /** @description Id of an existing prize; absent for a new one. */
            id?: components["schemas"]["Id"];
            /**
             * 奖品
             * @description As buyers read it.
             * @example 5元红包
             */
            name: string;
            /**
             * 种类
             * @description nothing 谢谢参与, coupon 优惠券, points 积分, red_packet 红包, voucher 现金券.
             * @enum {string}
             */
            kind: "nothing" | "coupon" | "points" | "red_packet" | "voucher";
            /**
             * 优惠券编号
             * @description Of a coupon: which.
             */
            couponId?: number;
            /**
             * 积分
             * @description Of points: how many.
             */
            points?: number;
            /**
             * 金额
             * @description Of a red packet or voucher: yuan.
             * @example 5
             */
            money?: string;
            /**
             * 有效天数
             * @description How long a red packet or voucher holds.
             */
            validDays: number;
            /**
             * 权重
             * @description Its share of the chances among the prizes that are left.
             */
            weight: number;
            /**
             * 数量
             * @description How many there are; absent: no end of them.
             */
            total?: number;
            /**
             * 图片
             * @description Absent: it is drawn.
             */
            image?: string;
            /**
             * 说明
             * @description Said to whoever wins it; absent: where it was booked.
             */
            remarks?: string;
        };
        DrawForm: {
            /**
             * 名称
             * @description As buyers read it.
             * @example 春季备货抽奖
             */
            title: string;
            /**
             * 开始时间
             * @description From when on it can be drawn.
             * @example 1772694000
             */
            startsAt: number;
            /**
             * 结束时间
             * @description Until when.
             * @example 1772694000
             */
            endsAt: number;
            /**
             * 开放
             * @description 1, it runs in its time.
             */
            isOpen: components["schemas"]["Flag"];
            /**
             * 每店免费次数
             * @description Chances that every buyer has.
             */
            freeChances: number;
            /**
             * 每单次数
             * @description Chances for each paid order.
             */
            chancesPerOrder: number;
            /**
             * 订单金额
             * @description Yuan that such an order has at least.
             * @example 300
             */
            orderAmount: string;
            /**
             * 活动编号
             * @description The activity whose visits bring chances.
             */
            activityId?: number;
            /**
             * 每日访问次数
             * @description Chances for each day on which a buyer visits it.
             */
            chancesPerTap: number;
            /**
             * 图片
             * @description Absent: it is drawn.
             */
            image?: string;
            /**
             * 规则
             * @description A line each.
             */
            rules?: string;
            /**
             * 奖品
             * @description In their order.
             */
            prizes: components["schemas"]["PrizeForm"][];
        };
        Draw: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["DrawForm"];
            /** @description How often it was drawn. */
            drawn: components["schemas"]["Count"];
            /** @description How many of each prize are gone, in the order of the prizes. */
            issued: components["schemas"]["Count"][];
        };
        DrawPage: {
            /** @description The newest first. */
            list: components["schemas"]["Draw"][];
            total: components["schemas"]["Count"];
        };
        /** @description The draw as it is now; nothing was changed. */
        DrawConflict: {
            current: components["schemas"]["Draw"];
        };
        /**
         * 权限
         * @description 商品, 价格, 库存, 客户与证件, 订单与变更, 发货与物流, 发票, 收款与退款, 账期, 推送.
         * @enum {string}
         */
        ErpScope: "goods:write" | "prices:write" | "stock:write" | "buyers:write" | "orders:read" | "shipments:write" | "invoices:write" | "receipts:write" | "credit:write" | "webhooks:write";
        ErpKey: {
            id: components["schemas"]["Id"];
            /**
             * @description What the key is called in the log.
             * @example 总部ERP
             */
            name: string;
            /**
             * @description How the key begins, by which it is recognised.
             * @example yj-erp_q3JkP0aT7yV
             */
            prefix: string;
            /** @description What it may do. */
            scopes: components["schemas"]["ErpScope"][];
            /**
             * @description open 有效, ended 已到期, revoked 已停用.
             * @enum {string}
             */
            status: "open" | "ended" | "revoked";
            /**
             * @description User name of who made it.
             * @example zhang
             */
            createdBy: string;
            /**
             * @description When it was last used, to five minutes; null, never.
             * @example 1772694000
             */
            usedAt: number | null;
            /** @description From when on it is refused. */
            endsAt: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
        };
        NewErpKey: {
            /**
             * @description The key itself. It is shown this once.
             * @example yj-erp_q3JkP0aT7yV_4mJ0mS0b1TnYw0cXkq1u5mC9xkz1mJ0mS0b1TnYw0cX
             */
            key: string;
            row: components["schemas"]["ErpKey"];
        };
        SalesFigures: {
            /** @description Paid in this time and not cancelled. */
            orders: number;
            /** @description Who placed them. */
            buyers: number;
            /** @description What they came to; of goods, without freight. */
            amount: components["schemas"]["Money"];
            /** @description What went back in this time for returns and short deliveries of orders that are not cancelled. */
            refunded: components["schemas"]["Money"];
            /** @description The amount less what went back. */
            net: components["schemas"]["Money"];
            /**
             * @description The net without freight less the cost of its units on the day of their order, where that is known; null where none is, or the role does not see it.
             * @example 128.00
             */
            margin: string | null;
            /**
             * @description The net without freight of units whose cost was not known; no part of the margin. Null where the role does not see it.
             * @example 128.00
             */
            withoutCost: string | null;
        };
        Figures: {
            /** @description Each day, the first one first. */
            days: (components["schemas"]["SalesFigures"] & {
                day: components["schemas"]["DateText"];
            })[];
            total: components["schemas"]["SalesFigures"];
            /** @description Other refunds of the period: cancelled orders, double and late payments. Together with the refunded amount, all refunds of these days: money, to balances and off debts. */
            otherRefunds: components["schemas"]["Money"];
            /** @description The fifty that sold best. */
            goods: (components["schemas"]["SalesFigures"] & {
                goodsId: components["schemas"]["Id"];
                /**
                 * @description Name.
                 * @example 六味地黄丸
                 */
                name: string;
                /**
                 * @description Spec.
                 * @example 200丸/瓶
                 */
                spec: string;
                quantity: components["schemas"]["Quantity"];
            })[];
            /** @description The fifty that bought most. */
            buyers: (components["schemas"]["SalesFigures"] & {
                buyerId: components["schemas"]["Id"];
                /**
                 * @description Name of the business as registered.
                 * @example 康宁大药房（锦江店）
                 */
                company: string;
            })[];
            /** @description The fifty most frequent searches without a result. */
            misses: {
                /**
                 * @description As typed.
                 * @example 安宫牛黄丸
                 */
                term: string;
                count: components["schemas"]["Count"];
            }[];
        };
        SalesRow: components["schemas"]["SalesFigures"] & {
            /**
             * @description Id of the buyer or goods, code of the city, or name of the salesperson; empty, none is named.
             * @example 510100
             */
            key: string;
            /**
             * @description Name.
             * @example 四川省成都市
             */
            name: string;
            /**
             * @description Of goods; else empty.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * 数量
             * @description Units that were sold; null for all but goods.
             * @example 10
             */
            quantity: string | null;
        };
        SalesPage: {
            list: components["schemas"]["SalesRow"][];
            total: components["schemas"]["Count"];
            /** @description All sales of this time, with freight. */
            sum: components["schemas"]["SalesFigures"];
        };
        /**
         * @description At the cost of today; null where it is not known.
         * @example 128.00
         */
        StockValue: string | null;
        SlowGoods: {
            goodsId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 瓶
             */
            unit: string;
            stock: components["schemas"]["Quantity"];
            /** @description In the last 90 days. */
            sold: components["schemas"]["Quantity"];
            /**
             * @description Null: never.
             * @example 1772694000
             */
            lastSoldAt: number | null;
            /**
             * @description For how long the stock lasts at that pace; null: nothing was sold.
             * @example 240
             */
            days: number | null;
            value: components["schemas"]["StockValue"];
        };
        ExpiringStock: {
            goodsId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 瓶
             */
            unit: string;
            /**
             * @description Empty: not known.
             * @example A240301
             */
            batchNo: string;
            expiry: components["schemas"]["DateText"];
            /**
             * @description Until it expires; below zero, it has.
             * @example 45
             */
            days: number;
            /** @description Of the batch. */
            quantity: components["schemas"]["Quantity"];
            /** @description Units left on that day at the pace of the last 90 days, if earlier batches are sold first. */
            unsold: components["schemas"]["Quantity"];
            value: components["schemas"]["StockValue"];
        };
        /** @description Over all pages. */
        StockSum: {
            /** @description Of the rows whose cost is known. */
            value: components["schemas"]["Money"];
            /** @description Rows whose cost is not known. */
            withoutCost: components["schemas"]["Count"];
        };
        SlowGoodsPage: {
            list: components["schemas"]["SlowGoods"][];
            total: components["schemas"]["Count"];
            sum: components["schemas"]["StockSum"];
        };
        ExpiringStockPage: {
            list: components["schemas"]["ExpiringStock"][];
            total: components["schemas"]["Count"];
            sum: components["schemas"]["StockSum"];
        };
        /** @description Read by the rules of a price list. What is absent is cleared; a dosage form, scope and category that follow from the rest are filled in. */
        GoodsProfileForm: {
            /**
             * 名称
             * @description As buyers read it.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * 通用名
             * @description Generic name.
             */
            commonName?: string;
            /**
             * 规格
             * @description Strength and package.
             * @example 200丸/瓶
             */
            spec?: string;
            /**
             * 单位
             * @description Unit of sale.
             * @example 盒
             */
            unit: string;
            /**
             * 生产厂家
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker?: string;
            /**
             * 上市许可持有人
             * @description Holder of the approval.
             */
            approvalHolder?: string;
            /**
             * 批准文号
             * @description Approval number, which determines the scope of a medicine.
             * @example 国药准字Z41020001
             */
            approvalNo?: string;
            /**
             * 剂型
             * @description Dosage form.
             * @example 丸剂
             */
            dosageForm?: string;
            /**
             * 条码
             * @description EAN or UPC on the package.
             * @example 6901234567892
             */
            barcode?: string;
            /**
             * 本位码
             * @description National code of the medicine.
             */
            stdCode?: string;
            /**
             * 分类
             * @description Path of the category, joined by >; missing ones are created.
             * @example 中成药>补益类
             */
            category?: string;
            /**
             * 经营范围
             * @description Business scope that a buyer needs.
             * @example 中成药
             */
            scope?: string;
            /**
             * 产地
             * @description Place of origin.
             */
            origin?: string;
            /**
             * 助记码
             * @description What people type to find it.
             */
            pinyinCode?: string;
            /**
             * 税率
             * @description VAT in percent.
             * @enum {integer}
             */
            vatRate: 0 | 1 | 3 | 6 | 9 | 13;
            /**
             * 原价
             * @description Yuan for one unit; struck through next to a lower price.
             * @example 15.00
             */
            basePrice?: string;
            /**
             * 建议零售价
             * @description Suggested retail price in yuan.
             * @example 19.80
             */
            marketPrice?: string;
            /**
             * 中包装内装量
             * @description Units in the middle pack where packs may be opened.
             * @example 10
             */
            packSize?: string;
            /**
             * 毛重
             * @description Grams of a unit with its package, for freight.
             * @example 180
             */
            weightGrams?: string;
            /**
             * 追溯码前缀
             * @description First seven digits of its trace codes, or a GTIN of 14; several are separated by spaces.
             * @example 8123456
             */
            tracePrefixes?: string;
            /**
             * 贮藏
             * @description Storage conditions.
             */
            storage?: string;
            /**
             * 执行标准
             * @description Production standard.
             */
            standard?: string;
            /**
             * 可用优惠券
             * @description 1: coupons count it.
             */
            withCoupon: components["schemas"]["Flag"];
            /**
             * 处方药
             * @description 1: prescription medicine; never a gift.
             */
            isPrescription: components["schemas"]["Flag"];
            /**
             * 含麻黄碱
             * @description 1: sold only as the rules for ephedrine allow. A name that says so sets it, too.
             */
            containsEphedrine: components["schemas"]["Flag"];
            /**
             * 标签
             * @description Marks on its card.
             */
            tags?: components["schemas"]["PromotionTag"][];
            /**
             * 适应症/功能主治
             * @description Section of the package insert.
             */
            indications?: string;
            /**
             * 用法用量
             * @description Section of the package insert.
             */
            dosage?: string;
            /**
             * 不良反应
             * @description Section of the package insert.
             */
            adverseReactions?: string;
            /**
             * 禁忌
             * @description Section of the package insert.
             */
            contraindications?: string;
            /**
             * 注意事项
             * @description Section of the package insert.
             */
            precautions?: string;
        };
        GoodsProfile: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["GoodsProfileForm"];
        };
        /** @description The profile as it is now, where it was changed meanwhile; else null. */
        ProfileConflict: {
            current: components["schemas"]["GoodsProfile"] | null;
        };
        FileMatch: {
            /**
             * @description Name of the file.
             * @example 6901234567892-1.jpg
             */
            name: string;
            /**
             * @description one: this is what it belongs to; several: the name fits more than one.
             * @enum {string}
             */
            found: "one" | "none" | "several";
            /**
             * @description The product of a picture, the batch of a report or of a picture of a batch; null unless one.
             * @example 12
             */
            id: number | null;
            /**
             * @description What it belongs to; empty unless one.
             * @example 六味地黄丸 200丸/瓶
             */
            title: string;
            /** @description Pictures or reports that are there already. */
            stored: components["schemas"]["Count"];
        };
        /** @description The stored facts that a list price is checked against. */
        PriceEffect: {
            goodsId: components["schemas"]["Id"];
            /**
             * @description tier, a tier that costs as much or more, so that the price is refused; cost, below what the goods cost; tierCost, a tier below it; activityCost, an activity whose price stays and is below it; overtaken, an activity whose price is no lower any more; beside, an activity whose price stays as it is; retail, above the suggested retail price; plan, a planned price that will replace it.
             * @enum {string}
             */
            kind: "tier" | "cost" | "tierCost" | "activityCost" | "overtaken" | "beside" | "retail" | "plan";
            /**
             * @description The activity, or the number of units of the tier.
             * @example 周二特价
             */
            title: string;
            price: components["schemas"]["UnitPrice"];
        };
        GoodsPicture: {
            large: components["schemas"]["Url"];
            thumbnail: components["schemas"]["Url"];
        };
        SaleRegion: {
            /**
             * @description Province, city or district.
             * @example 510000
             */
            code: string;
            /** @description 1: not sold there; 0: sold there, and in no other region that is not named. */
            isExcluded: components["schemas"]["Flag"];
        };
        PriceTier: {
            /**
             * 起订量
             * @description From so many units on.
             * @example 10
             */
            number: string;
            /**
             * 单价
             * @description Yuan for one unit.
             * @example 12.80
             */
            price: string;
        };
        GoodsTiersForm: {
            /**
             * 包邮数量
             * @description Units from which on it ships free; 0: never by number.
             * @example 10
             */
            freeShippingNumber: string;
            /**
             * 阶梯价
             * @description Absent: the list price at every number.
             */
            tiers?: components["schemas"]["PriceTier"][];
        };
        GoodsTiers: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["GoodsTiersForm"];
        };
        /** @description The tiers as they are now; nothing was changed. */
        TiersConflict: {
            current: components["schemas"]["GoodsTiers"];
        };
        GoodsTerms: {
            version: components["schemas"]["Version"];
            isControlled: components["schemas"]["Flag"];
            /** @description The buyers who may buy it while it is controlled. */
            buyers: {
                id: components["schemas"]["Id"];
                /**
                 * @description Name of the business as registered.
                 * @example 康宁大药房（锦江店）
                 */
                company: string;
            }[];
            /** @description Where it is sold, or not; empty means everywhere. */
            regions: {
                /**
                 * @description Province, city or district.
                 * @example 510000
                 */
                code: string;
                /**
                 * @description Name.
                 * @example 四川省
                 */
                name: string;
                /** @description 1: not sold there. */
                isExcluded: components["schemas"]["Flag"];
            }[];
            /** @description Its own, in their order; empty where it is drawn. */
            pictures: components["schemas"]["GoodsPicture"][];
            /**
             * @description Path of its video on this shop; null without one.
             * @example /films/12.mp4
             */
            video: string | null;
            tiers: components["schemas"]["GoodsTiers"];
        };
        /** @description The terms as they are now, where they were changed meanwhile; else null. */
        TermsConflict: {
            current: components["schemas"]["GoodsTerms"] | null;
        };
        Region: {
            /**
             * @description Code of the region.
             * @example 510000
             */
            code: string;
            /**
             * @description Name.
             * @example 四川省
             */
            name: string;
        };
        /** @description The next list price; absent where none is planned. */
        NextPrice: {
            price: components["schemas"]["UnitPrice"];
            /** @description From when on it holds. */
            startsAt: components["schemas"]["Timestamp"];
        };
        PriceChange: {
            /**
             * @description Null: 暂无报价.
             * @example 12.80
             */
            before: string | null;
            /**
             * @description Null: 暂无报价.
             * @example 12.80
             */
            after: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        Goods: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Approval number.
             * @example 国药准字Z41020001
             */
            approvalNo: string;
            /**
             * @description Business scope class; empty means that anybody may buy it.
             * @example 中成药
             */
            scope: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            unit: string;
            warehouseId: components["schemas"]["Id"];
            /**
             * @description Null: 暂无报价.
             * @example 12.80
             */
            price: string | null;
            /**
             * @description The wholesaler's cost of a unit, with VAT; null: unknown. Absent for operators without access.
             * @example 12.80
             */
            cost?: string | null;
            /**
             * @description The lowest price that one operator may set alone, beside the one that its cost asks for; null, none. Absent like the cost.
             * @example 12.80
             */
            ownFloor?: string | null;
            packStep: components["schemas"]["Quantity"];
            caseSize: components["schemas"]["Quantity"];
            purchaseCap: components["schemas"]["Quantity"];
            capPeriod: components["schemas"]["CapPeriod"];
            isListed: components["schemas"]["Flag"];
            /** @description 1: leads lists in their usual order (byTop). */
            isPinned: components["schemas"]["Flag"];
            isControlled: components["schemas"]["Flag"];
            stock: components["schemas"]["Quantity"];
            /**
             * Format: date
             * @description The nearest among batches in stock.
             * @example 2027-11-30
             */
            expiry: string | null;
            nextPrice?: components["schemas"]["NextPrice"];
            /** @description Units ordered within the last seven days. */
            sold: components["schemas"]["Quantity"];
        };
        /**
         * @description order 每单, day 每天, week 每周, month 每月.
         * @enum {string}
         */
        CapPeriod: "order" | "day" | "week" | "month";
        GoodsPage: {
            list: components["schemas"]["Goods"][];
            total: components["schemas"]["Count"];
        };
        GoodsChange: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * 单价
             * @description Yuan for one unit, above its tiers.
             * @example 12.80
             */
            price?: string;
            /**
             * 进价
             * @description Yuan for one unit; 0, not known any more.
             * @example 9.60
             */
            cost?: string;
            /**
             * 最低售价
             * @description Yuan for one unit; 0, none any more.
             * @example 10.50
             */
            ownFloor?: string;
            /**
             * 起订倍数
             * @description Number of units, up to three decimals (goods sold by weight), without trailing zeros.
             * @example 10
             */
            packStep?: string;
            /**
             * 件装量
             * @description Number of units, up to three decimals (goods sold by weight), without trailing zeros.
             * @example 10
             */
            caseSize?: string;
            /**
             * 限购量
             * @description Number of units, up to three decimals (goods sold by weight), without trailing zeros.
             * @example 10
             */
            purchaseCap?: string;
            /** 限购周期 */
            capPeriod?: components["schemas"]["CapPeriod"];
            /** 在售 */
            isListed?: components["schemas"]["Flag"];
            /** 置顶 */
            isPinned?: components["schemas"]["Flag"];
        };
        /** @description Goods that were changed meanwhile, as they are now; nothing was changed. */
        GoodsConflict: {
            current: components["schemas"]["Goods"][];
        };
        /**
         * @description register 注册, account 开通, password 重置密码.
         * @enum {string}
         */
        InvitationPurpose: "register" | "account" | "password";
        Invitation: {
            id: components["schemas"]["Id"];
            /** @description What its code allows. */
            purpose: components["schemas"]["InvitationPurpose"];
            /**
             * @description Its code is valid with this number only.
             * @example 13800001234
             */
            phone: string;
            /**
             * @description The account that it is for; null: it opens a new one.
             * @example 7
             */
            buyerId: number | null;
            /**
             * @description Company of that account, or its username; empty without one.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description Name of the operator.
             * @example sales
             */
            createdBy: string;
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        IssuedInvitation: {
            /**
             * @description The account that it is for; null: it opens a new one.
             * @example 7
             */
            buyerId: number | null;
            /**
             * @description Its code is valid with this number only.
             * @example 13800001234
             */
            phone: string;
            /** @description The link to send, shown this once. */
            url: components["schemas"]["Url"];
            /**
             * @description The same code to type, shown this once.
             * @example K7QM-2XHD-9RTA-VB3E
             */
            code: string;
            /** @description When it expires. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        BuyerInvitation: {
            /** @description 1: the buyer has already logged in, so a code only resets the password. */
            isUsed: components["schemas"]["Flag"];
            /** @description The one that is valid now. */
            open: components["schemas"]["Invitation"] | null;
        };
        /**
         * 厂家
         * @description Name of a maker, as its products have it.
         * @example 豫西本草制药有限公司
         */
        MakerName: string;
        Maker: {
            name: components["schemas"]["MakerName"];
            /** @description Its products, on sale or not. */
            goods: components["schemas"]["Count"];
            /** @description Those on sale. */
            listed: components["schemas"]["Count"];
            /** @description 1: filters and pages of brands leave it out; its products stay on sale. */
            isHidden: components["schemas"]["Flag"];
            /** @description Names of its brands. */
            brands: string[];
            /** @description Names in price lists and of the ERP that mean this one. */
            formerNames: string[];
        };
        MakerTwins: {
            name: components["schemas"]["MakerName"];
            goods: components["schemas"]["Count"];
            into: components["schemas"]["MakerName"];
            /** @description Products of the other. */
            intoGoods: components["schemas"]["Count"];
        };
        RenamedMaker: {
            maker: components["schemas"]["Maker"];
            /** @description Products identical to another of the same maker; price lists name only one of each pair. */
            twins: components["schemas"]["Count"];
        };
        MakerPage: {
            /** @description Most products first. */
            list: components["schemas"]["Maker"][];
            total: components["schemas"]["Count"];
            /** @description Names that differ by a legal form only, and into which each might be merged; 20 at most. */
            twins: components["schemas"]["MakerTwins"][];
        };
        MessageForm: {
            /**
             * 类型
             * @description system 系统通知, activity 活动通知, order 订单通知.
             * @enum {string}
             */
            kind: "system" | "activity" | "order";
            /**
             * 标题
             * @description Its first line.
             * @example 国庆安排
             */
            title: string;
            /**
             * 正文
             * @description The text that the buyer reads.
             * @example 10月1日至3日停止发货。
             */
            text: string;
            /**
             * 链接
             * @description A page of the shop; empty, none.
             * @example /lqzx
             */
            url?: string;
        };
        Sent: {
            /** @description How many buyers got it. */
            count: components["schemas"]["Count"];
        };
        /**
         * @description balance 余额支付, sandbox 模拟收银台, alipay 支付宝, wechat 微信支付, unionpay 银联支付, bank 银行转账, credit 账期支付.
         * @enum {string}
         */
        Method: "balance" | "sandbox" | "alipay" | "wechat" | "unionpay" | "bank" | "credit";
        StatementRow: {
            day: components["schemas"]["DateText"];
            method: components["schemas"]["Method"];
            receivedCount: components["schemas"]["Count"];
            /** @description Paid for orders and put into wallets. */
            received: components["schemas"]["Money"];
            refundedCount: components["schemas"]["Count"];
            /** @description Gone back, on the day on which it did. */
            refunded: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        Statement: {
            /** @description Money in and out, without payments and refunds by balance and on account. The latest day first. */
            rows: components["schemas"]["StatementRow"][];
            /** @description Of all rows. */
            received: components["schemas"]["Money"];
            /** @description Of all rows. */
            refunded: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /** @description The sum of all wallets before and after these days, and each kind of change between. */
            wallets: {
                opening: components["schemas"]["Money"];
                recharge: components["schemas"]["Money"];
                /** @description Below zero. */
                payment: components["schemas"]["Money"];
                refund: components["schemas"]["Money"];
                cashback: components["schemas"]["Money"];
                adjustment: components["schemas"]["Money"];
                /** @description Debts on account paid from balances; below zero. */
                repayment: components["schemas"]["Money"];
                /** @description Rebates booked. */
                rebate: components["schemas"]["Money"];
                closing: components["schemas"]["Money"];
            };
            /** @description The sum of all debts on account before and after these days, and each kind of change between. */
            credit: {
                opening: components["schemas"]["Money"];
                /** @description Bought on account. */
                payment: components["schemas"]["Money"];
                /** @description Below zero. */
                refund: components["schemas"]["Money"];
                /** @description Below zero. */
                repayment: components["schemas"]["Money"];
                closing: components["schemas"]["Money"];
            };
            /** @description 1: what was paid from and to balances is, day by day, what the log of the wallets says. */
            agrees: components["schemas"]["Flag"];
        };
        Posting: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description payment 付款, recharge 充值, refund 退款, cashback 返现, adjustment 调整, repayment 账期还款, rebate 返利.
             * @enum {string}
             */
            kind: "payment" | "recharge" | "refund" | "cashback" | "adjustment" | "repayment" | "rebate";
            /** @description Account of the posting: balance is the wallets of buyers, credit their debts. */
            method: components["schemas"]["Method"];
            /** @description Money in, or a smaller debt to buyers; otherwise 0.00. */
            debit: components["schemas"]["Money"];
            /** @description Money out, or a larger debt to buyers; otherwise 0.00. */
            credit: components["schemas"]["Money"];
            /**
             * @description Identity of a record.
             * @example 1024
             */
            orderId: number | null;
            /**
             * @description Number of the order; null without one.
             * @example 202603050001234
             */
            orderNo: string | null;
            /**
             * @description The buyer.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description Number of the payment, of the trade at the provider, or what caused it.
             * @example P3f2a
             */
            reference: string;
            /** @description Of the lines of its order, in per cent. */
            vatRates: number[];
        };
        PostingPage: {
            /** @description In order of time. */
            list: components["schemas"]["Posting"][];
            total: components["schemas"]["Count"];
        };
        BankFileResult: {
            /** @description Lines that were not known. */
            added: number;
            /** @description Lines that were uploaded before. */
            repeated: number;
            /** @description Lines without money in. */
            outgoing: number;
            /** @description Incoming payments that could not be read and are skipped; the first hundred. */
            problems: string[];
        };
        BankCandidate: {
            orderId: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            orderNo: string;
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            total: components["schemas"]["Money"];
            /** @description 1: the amount is its total, to the cent. */
            hasAmount: components["schemas"]["Flag"];
            /** @description 1: the amount is what it still lacks, and settling takes the rest from the balance, which transfers have filled. */
            isLack: components["schemas"]["Flag"];
            /** @description 1: its number is in the remark. */
            isNamed: components["schemas"]["Flag"];
            /** @description 1: its payment was confirmed by hand, and settling only gives it the line and its number. 0: it is unpaid. */
            isBooked: components["schemas"]["Flag"];
            /** @description 1: the payer is its buyer, by name. */
            isPayer: components["schemas"]["Flag"];
        };
        BankLine: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the transfer at the bank.
             * @example 20261123000017
             */
            serialNo: string;
            day: components["schemas"]["DateText"];
            amount: components["schemas"]["Money"];
            /** @description Of an open line: the part that no payment under its number has taken. Otherwise the amount. */
            left: components["schemas"]["Money"];
            /**
             * @description Who paid, as the bank has it.
             * @example 康宁大药房（锦江店）
             */
            payer: string;
            /**
             * @description What the buyer noted.
             * @example 货款202603050001234
             */
            remark: string;
            /**
             * @description open 待匹配, settled 已入账, dismissed 非货款.
             * @enum {string}
             */
            status: "open" | "settled" | "dismissed";
            /** @description Those that it paid, or went back for; empty where all of it went to the balance. */
            orders: components["schemas"]["OrderReference"][];
            /**
             * @description Who settled or dismissed it.
             * @example caiwu
             */
            operator: string | null;
            /** @description Orders that may be meant, the likeliest first: unpaid, or confirmed by hand. */
            candidates: components["schemas"]["BankCandidate"][];
            /**
             * @description Of an open line: the approved buyer with the payer's name; null if there is none, or another account of that name, of any status.
             * @example 1024
             */
            payerId: number | null;
            /** @description Of an open line: what that buyer owes on account; 0.00 for nothing. */
            payerOwes: components["schemas"]["Money"];
            /**
             * @description The order that is surely meant; null where a person has to look.
             * @example 1024
             */
            certain: number | null;
            /**
             * @description Why a person has to look: none, no order fits; amount, the order named is of another amount; several fit, or several lines fit it; payer, somebody else paid; unnamed, only the amount fits; used, a transfer of this number was booked by hand, and not for exactly one order of this amount; booked, an order of this amount was confirmed by hand, and no line of the bank belongs to it yet.
             * @example several
             * @enum {string|null}
             */
            doubt: "none" | "amount" | "several" | "payer" | "unnamed" | "used" | "booked" | null;
        };
        BankLinePage: {
            /** @description The latest first. */
            list: components["schemas"]["BankLine"][];
            total: components["schemas"]["Count"];
        };
        Refund: {
            id: components["schemas"]["Id"];
            /**
             * @description pending 待退款, failed 失败, done 已退.
             * @enum {string}
             */
            status: "pending" | "failed" | "done";
            /**
             * @description balance, to the wallet; provider, the way it was paid; credit, off the debt of an order on account.
             * @enum {string}
             */
            target: "balance" | "provider" | "credit";
            /** @description How it was paid. */
            method: components["schemas"]["Method"];
            amount: components["schemas"]["Money"];
            /**
             * @description Identity of a record.
             * @example 1024
             */
            orderId: number | null;
            /**
             * @description Number of the order; null without one.
             * @example 202603050001234
             */
            orderNo: string | null;
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description What it is for: `return:12`, `cancel:8`, or a text.
             * @example return:12
             */
            reason: string;
            /**
             * @description Why the provider does not pay it back.
             * @example null
             */
            failure: string | null;
            /**
             * @description The bank’s number of the transfer, if it was sent by hand.
             * @example null
             */
            reference: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            doneAt: number | null;
        };
        RefundPage: {
            /** @description The latest first. */
            list: components["schemas"]["Refund"][];
            total: components["schemas"]["Count"];
        };
        IssuedInvoice: {
            id: components["schemas"]["Id"];
            /**
             * @description Its number; null until it is issued.
             * @example 26010200000000000012
             */
            no: string | null;
            /**
             * @description pending 待开具, issued 已开具, failed 未开具, reversed 已红冲.
             * @enum {string}
             */
            status: "pending" | "issued" | "failed" | "reversed";
            /**
             * @description normal 普通发票, special 专用发票.
             * @enum {string}
             */
            kind: "normal" | "special";
            /**
             * @description The number of the invoice that this red one reverses; null for a blue one.
             * @example null
             */
            reverses: string | null;
            /**
             * @description Name on the document.
             * @example 康宁大药房（锦江店）
             */
            title: string;
            /**
             * @description Tax number of the title.
             * @example 91510104MA6CXY1231
             */
            taxNo: string;
            /** @description With tax. */
            amount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            /**
             * @description Why it was not issued.
             * @example null
             */
            reason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            issuedAt: number | null;
        };
        IssuedInvoicePage: {
            /** @description The latest first; of those that wait, the one that waits longest. */
            list: components["schemas"]["IssuedInvoice"][];
            total: components["schemas"]["Count"];
        };
        Audit: {
            id: components["schemas"]["Id"];
            /**
             * @description Who asked for it.
             * @example caiwu
             */
            operator: string;
            rules: components["schemas"]["Count"];
            /** @description The rules that do not hold. */
            breaches: {
                /**
                 * @description The expected state.
                 * @example 余额等于其流水之和
                 */
                rule: string;
                /** @description The first twenty violations. */
                what: string[];
            }[];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Null while it runs.
             * @example 1772694000
             */
            endedAt: number | null;
        };
        Note: {
            id: components["schemas"]["Id"];
            /**
             * @description What was written.
             * @example 客户要求周五前到货
             */
            text: string;
            /**
             * @description Who wrote it.
             * @example 李销售
             */
            author: string;
            /** @description 1: the calling operator wrote it and may remove it. */
            isOwn: components["schemas"]["Flag"];
            createdAt: components["schemas"]["Timestamp"];
        };
        NoteForm: {
            /**
             * 备注
             * @description For colleagues only.
             */
            text: string;
        };
        /**
         * 标签
         * @description A word or two.
         * @example 加急
         */
        TagName: string;
        TagsForm: {
            /**
             * 标签
             * @description Absent: none.
             */
            tags?: components["schemas"]["TagName"][];
        };
        UsedTag: {
            name: components["schemas"]["TagName"];
            /** @description How many have it. */
            count: components["schemas"]["Count"];
        };
        Colleague: {
            id: components["schemas"]["Id"];
            /**
             * @description Logs in with it; the log has it.
             * @example cangku
             */
            username: string;
            /**
             * @description Name.
             * @example 周仓管
             */
            name: string;
            roles: components["schemas"]["RoleName"][];
            /** @description 1, a second factor is on. */
            hasFactor: components["schemas"]["Flag"];
            /**
             * @description When they last logged in; null, never.
             * @example 1772694000
             */
            lastLoginAt: number | null;
            /**
             * @description From when on they may not log in, also in the future; null, they may.
             * @example 1772694000
             */
            disabledAt: number | null;
            /**
             * @description When they may log in again; null, once an owner enables them.
             * @example 1772694000
             */
            disabledUntil: number | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        RoleForm: {
            /**
             * 名称
             * @description Its name.
             * @example 开票与收款
             */
            name: string;
            /**
             * 权限
             * @description What it allows, never more than the caller may do, and never access to colleagues.
             */
            permissions: components["schemas"]["Permission"][];
            /**
             * 单次上限
             * @description Maximum yuan that one operator may grant without approval.
             * @example 1000.00
             */
            ceiling: string;
        };
        Role: {
            /** @description As a key of a colleague’s roles, too. */
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /**
             * @description How many colleagues have it; 0, it can be removed.
             * @example 2
             */
            holders: number;
            form: components["schemas"]["RoleForm"];
        };
        ColleaguePassword: {
            /**
             * @description The first password, shown this once.
             * @example q3JkP0aT7yV4mJ0mS0b1
             */
            password: string;
            colleague: components["schemas"]["Colleague"];
        };
        Order: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
            status: components["schemas"]["OrderStatus"];
            buyerId: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /** @description The amount to pay. */
            total: components["schemas"]["Money"];
            /** @description Lines. */
            lineCount: components["schemas"]["Count"];
            /** @description Of operators; buyers never see them. */
            tags: components["schemas"]["TagName"][];
            /** @description 1, a part of a paid order has left, the rest is still to. */
            isPartlyShipped: components["schemas"]["Flag"];
            /** @description 1, the slip of a bank transfer waits to be matched. */
            hasSlip: components["schemas"]["Flag"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Null until paid.
             * @example 1772694000
             */
            paidAt: number | null;
        };
        /** @description Orders by status, whatever the filter; transfer, those with a slip to be matched; partly, paid ones of which a part has left. */
        OrderCounts: {
            all: components["schemas"]["Count"];
            pending: components["schemas"]["Count"];
            transfer: components["schemas"]["Count"];
            paid: components["schemas"]["Count"];
            partly: components["schemas"]["Count"];
            shipped: components["schemas"]["Count"];
            done: components["schemas"]["Count"];
            cancelled: components["schemas"]["Count"];
        };
        OrderPage: {
            /** @description The newest first; of paid ones, the one that waits longest. */
            list: components["schemas"]["Order"][];
            total: components["schemas"]["Count"];
            counts: components["schemas"]["OrderCounts"];
        };
        BatchQuantity: {
            /**
             * @description Number of the batch.
             * @example A240301
             */
            batchNo: string;
            /**
             * Format: date
             * @description Null for goods that do not expire.
             * @example 2027-11-30
             */
            expiry: string | null;
            quantity: components["schemas"]["Quantity"];
        };
        OrderLine: {
            id: components["schemas"]["Id"];
            goodsId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Approval number.
             * @example 国药准字Z41020001
             */
            approvalNo: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            unit: string;
            /**
             * @description How it is to be stored (贮藏); may be empty.
             * @example 冷藏，2～8℃避光保存
             */
            storage: string;
            isGift: components["schemas"]["Flag"];
            /** @description Some of it was added to the cart from an activity zone (/yjh). */
            isFromActivityZone: components["schemas"]["Flag"];
            /** @description 1: the product's first-business papers (首营资料) are enclosed. */
            needsPapers: components["schemas"]["Flag"];
            /** @description Of a line that needs papers: batches without an inspection report. */
            missingReports: string[];
            quantity: components["schemas"]["Quantity"];
            unitPrice: components["schemas"]["UnitPrice"];
            amount: components["schemas"]["Money"];
            /** @description The amount less its share of every reduction. */
            paid: components["schemas"]["Money"];
            /** @description Allocated or sent. */
            batches: components["schemas"]["BatchQuantity"][];
            /** @description Units that left. */
            sent: components["schemas"]["Quantity"];
            /** @description Units still to ship; the ordered rest was cut off. */
            open: components["schemas"]["Quantity"];
            /** @description Units that came back, are asked to, or are not delivered. */
            returned: components["schemas"]["Quantity"];
            /** @description Units that were sent again, free of charge. */
            replaced: components["schemas"]["Quantity"];
            /** @description What those units paid. */
            refunded: components["schemas"]["Money"];
            /**
             * @description Why it must not leave now, such as a licence that has expired since; null: nothing.
             * @example null
             */
            hold: string | null;
        };
        ParcelLine: {
            /** @description Line of the order. */
            lineId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            unit: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Of each, the units in it. */
            batches: components["schemas"]["BatchQuantity"][];
        };
        Parcel: {
            id: components["schemas"]["Id"];
            /**
             * @description Carrier.
             * @example 顺丰速运
             */
            company: string;
            /**
             * @description Tracking number of the parcel.
             * @example SF1234567890123
             */
            trackingNo: string;
            /**
             * @description Of the carrier.
             * @example null
             */
            phone: string | null;
            status: components["schemas"]["ParcelStatus"];
            /** @description Where it was, the latest first. */
            track: components["schemas"]["TrackPoint"][];
            /** @description Its contents; empty for another box of an order that was shipped before. */
            lines: components["schemas"]["ParcelLine"][];
            createdAt: components["schemas"]["Timestamp"];
        };
        TrackPoint: {
            /**
             * @description As the buyer reads it.
             * @example 已到达成都分拨中心
             */
            text: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        Slip: {
            url: components["schemas"]["Url"];
            /**
             * @description pending 待核对, accepted 已到账, rejected 已退回.
             * @enum {string}
             */
            status: "pending" | "accepted" | "rejected";
            /**
             * @description What the buyer noted.
             * @example 由公户转出
             */
            remark: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        OrderEvent: {
            kind: components["schemas"]["OrderEventKind"];
            /**
             * @description What was said of it.
             * @example
             */
            note: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        OrderReturn: {
            id: components["schemas"]["Id"];
            /** @description 1, these units were never sent: a short delivery. */
            isShort: components["schemas"]["Flag"];
            /**
             * @description applied 待审核, agreed 待寄回, refused 已拒绝, returning 待退款, refunded 已退款.
             * @enum {string}
             */
            status: "applied" | "agreed" | "refused" | "returning" | "refunded";
            /**
             * @description What the buyer chose.
             * @example 质量问题
             */
            reason: string;
            /**
             * @description The answer or reason given.
             * @example 外包装破损
             */
            description: string;
            pictures: components["schemas"]["Url"][];
            /** @description The payment of its lines. */
            refund: components["schemas"]["Money"];
            /**
             * @description pending 待退款, failed 失败, done 已退; null before the refund begins.
             * @example null
             * @enum {string|null}
             */
            refundStatus: "pending" | "failed" | "done" | null;
            /** @description The returned lines. */
            lines: {
                /** @description Line of the order. */
                lineId: components["schemas"]["Id"];
                /**
                 * @description Name.
                 * @example 六味地黄丸
                 */
                name: string;
                /**
                 * @description Spec.
                 * @example 200丸/瓶
                 */
                spec: string;
                quantity: components["schemas"]["Quantity"];
                /** @description Trace codes of its boxes: those that the buyer names, then those that came. */
                codes: string[];
            }[];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Another order. */
        OrderReference: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
        };
        OrderTransfer: {
            /** @description Line of the bank. */
            id: components["schemas"]["Id"];
            /**
             * @description Number of the transfer at the bank.
             * @example 20261123000017
             */
            serialNo: string;
            day: components["schemas"]["DateText"];
            /** @description All that came with it. */
            amount: components["schemas"]["Money"];
            /**
             * @description open 待匹配, settled 已入账, dismissed 非货款.
             * @enum {string}
             */
            status: "open" | "settled" | "dismissed";
        };
        ArrivedMoney: {
            /** @description Transfers since the order was placed. */
            received: components["schemas"]["Money"];
            /** @description Of the wallet, now. */
            balance: components["schemas"]["Money"];
            /** @description What the balance lacks to pay the order; 0.00 for nothing. */
            lack: components["schemas"]["Money"];
        };
        OrderProposal: {
            id: components["schemas"]["Id"];
            /**
             * @description The operator who made it.
             * @example 李销售
             */
            salesperson: string;
        };
        OrderDetail: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
            status: components["schemas"]["OrderStatus"];
            /** @description 1, a part of a paid order has left, the rest is still to. */
            isPartlyShipped: components["schemas"]["Flag"];
            /** @description Whose it is. */
            buyer: {
                id: components["schemas"]["Id"];
                /**
                 * @description User name.
                 * @example kangning
                 */
                username: string;
                /**
                 * @description Name of the business as registered.
                 * @example 康宁大药房（锦江店）
                 */
                company: string;
                /**
                 * @description Mobile number.
                 * @example 13800000000
                 */
                phone: string | null;
                /**
                 * @description Who looks after the buyer.
                 * @example 李销售
                 */
                salesperson: string | null;
            };
            /** @description The accepted proposal that it follows: the last one with one of its products that was valid. */
            proposal: components["schemas"]["OrderProposal"] | null;
            /** @description Lines before reductions. */
            goodsAmount: components["schemas"]["Money"];
            /** @description Everything taken off. */
            reductions: components["schemas"]["Money"];
            /** @description Freight. */
            shippingFee: components["schemas"]["Money"];
            /** @description The amount to pay. */
            total: components["schemas"]["Money"];
            /**
             * @description balance 余额支付, sandbox 模拟收银台, alipay 支付宝, wechat 微信支付, unionpay 银联支付, bank 银行转账, credit 账期支付; of an unpaid order the one that its buyer has begun to pay with; null until chosen.
             * @example bank
             * @enum {string|null}
             */
            paymentMethod: "balance" | "sandbox" | "alipay" | "wechat" | "unionpay" | "bank" | "credit" | null;
            /** @description Bank lines that paid it; of a pending order or one paid by balance also those that filled the balance since it was placed. */
            transfers: components["schemas"]["OrderTransfer"][];
            /** @description While pending: what the buyer transferred into the balance for it; null without any, or where no balance may pay it. */
            arrived: components["schemas"]["ArrivedMoney"] | null;
            /** @description Debt of an order on account; null for other orders and once repaid. */
            debt: components["schemas"]["CreditDebt"] | null;
            /**
             * @description What was wished: none, 普通 or 专用发票.
             * @enum {string}
             */
            invoiceKind: "none" | "normal" | "special";
            /**
             * @description Code of the chosen delivery.
             * @example express
             */
            delivery: string;
            /**
             * @description Who receives it.
             * @example 王药师
             */
            receiver: string;
            /**
             * @description Mobile number.
             * @example 13800000000
             */
            phone: string;
            /**
             * @description Where it is sent to.
             * @example 四川省成都市锦江区红星路三段1号
             */
            address: string;
            /**
             * @description What the buyer noted.
             * @example
             */
            remark: string;
            /** @description 1: the seller's first-business papers (首营资料) are enclosed. */
            needsSellerPapers: components["schemas"]["Flag"];
            /**
             * @description The person of the buyer's company who ordered it; empty: the account itself.
             * @example 张小药
             */
            orderedBy: string;
            /**
             * @description Who approved it at the buyer; empty where it needed no approval.
             * @example 李店长
             */
            approvedBy: string;
            /**
             * @description Why it was cancelled.
             * @example null
             */
            cancelReason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Null until paid.
             * @example 1772694000
             */
            paidAt: number | null;
            /**
             * @description When its last parcel left; null before.
             * @example 1772694000
             */
            shippedAt: number | null;
            /** @description The order whose units it sends again, free of charge; null for all others. */
            replaces: components["schemas"]["OrderReference"] | null;
            /** @description Orders that send its units again, the oldest first. */
            replacements: components["schemas"]["OrderReference"][];
            lines: components["schemas"]["OrderLine"][];
            /** @description The one sent last; null without one. */
            slip: components["schemas"]["Slip"] | null;
            parcels: components["schemas"]["Parcel"][];
            events: components["schemas"]["OrderEvent"][];
            returns: components["schemas"]["OrderReturn"][];
            /** @description The one that it is on; null without one. */
            invoice: components["schemas"]["OrderInvoice"] | null;
            /** @description Of operators; buyers never see them. */
            tags: components["schemas"]["TagName"][];
            /** @description Of operators, the latest first; buyers never see them. */
            notes: components["schemas"]["Note"][];
            /** @description Actions of operators, latest first. */
            log: components["schemas"]["LogEntry"][];
            /** @description The actions open to this operator now, 1 or 0. */
            actions: {
                settleTransfer: components["schemas"]["Flag"];
                queryPayments: components["schemas"]["Flag"];
                pick: components["schemas"]["Flag"];
                ship: components["schemas"]["Flag"];
                track: components["schemas"]["Flag"];
                cancel: components["schemas"]["Flag"];
                shorten: components["schemas"]["Flag"];
                replace: components["schemas"]["Flag"];
                settleReturn: components["schemas"]["Flag"];
            };
        };
        QueriedPayment: {
            /**
             * @description alipay 支付宝, wechat 微信支付, unionpay 银联支付.
             * @enum {string}
             */
            method: "alipay" | "wechat" | "unionpay";
            amount: components["schemas"]["Money"];
            /**
             * @description As the provider says: paid 已付款, pending 未付款, closed 已关闭.
             * @enum {string}
             */
            state: "paid" | "pending" | "closed";
        };
        OrderInvoice: {
            id: components["schemas"]["Id"];
            /**
             * @description Its number; null until it is issued.
             * @example 26010200000000000012
             */
            no: string | null;
            /**
             * @description pending 待开具, issued 已开具, failed 未开具, reversed 已红冲.
             * @enum {string}
             */
            status: "pending" | "issued" | "failed" | "reversed";
        };
        PickLine: {
            /** @description Order. */
            orderId: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
            goodsId: components["schemas"]["Id"];
            warehouseId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            unit: string;
            /**
             * @description How it is stored (贮藏); empty if unknown.
             * @example 2～8℃冷藏
             */
            storage: string;
            /**
             * @description Number of the batch.
             * @example A240301
             */
            batchNo: string;
            /**
             * Format: date
             * @description A calendar day in China, YYYY-MM-DD.
             * @example 2027-11-30
             */
            expiry: string | null;
            quantity: components["schemas"]["Quantity"];
            /** @description 1: the product's first-business papers (首营资料) are enclosed. */
            needsPapers: components["schemas"]["Flag"];
            /** @description 1: the seller's papers go with the order. */
            needsSellerPapers: components["schemas"]["Flag"];
            /**
             * @description Why it must not leave now; null: nothing.
             * @example null
             */
            hold: string | null;
            /** @description Other batches with enough free units for what the order needs of these goods, the first to expire first. */
            others: components["schemas"]["BatchQuantity"][];
        };
        /** @description Lines that must not leave, where that is why it was refused; else empty. */
        Held: {
            /** @description Each with why. */
            lines: {
                /** @description Line of the order. */
                lineId: components["schemas"]["Id"];
                /**
                 * @description Name.
                 * @example 六味地黄丸
                 */
                name: string;
                /**
                 * @description Spec.
                 * @example 200丸/瓶
                 */
                spec: string;
                /**
                 * @description Why, in a sentence that the buyer reads.
                 * @example 证件已过期：药品经营许可证
                 */
                reason: string;
            }[];
        };
        OwnPriceRate: {
            /**
             * 厂家
             * @description Its products; absent with the category, all products.
             * @example 豫西本草制药有限公司
             */
            maker?: string;
            /**
             * 分类
             * @description Its products, and those of the categories below it.
             * @example 1024
             */
            categoryId?: number;
            /**
             * 折扣
             * @description Percent of the list price, above 0 and up to 100.
             * @example 92
             */
            rate: string;
        };
        OwnPriceGoods: {
            /**
             * 商品
             * @description Identity of a record.
             * @example 1024
             */
            goodsId: number;
            /**
             * 协议价
             * @description Yuan per unit; used while it is below the list price.
             * @example 11.50
             */
            price: string;
        };
        OwnPriceBuyer: {
            /**
             * 客户
             * @description Identity of a record.
             * @example 1024
             */
            id: number;
            /**
             * @description Its name; not read.
             * @example 康宁大药房
             */
            company?: string;
        };
        OwnPriceForm: {
            /**
             * 名称
             * @description Shown to buyers in the proof of their price.
             * @example 2027年度协议
             */
            title: string;
            /**
             * 开始时间
             * @description A time in Unix seconds.
             * @example 1772694000
             */
            startsAt: number;
            /**
             * 结束时间
             * @description Absent: no end.
             * @example 1772694000
             */
            endsAt?: number;
            /**
             * 启用
             * @description 0: nobody has these prices.
             */
            isOpen: components["schemas"]["Flag"];
            /**
             * 可叠加优惠
             * @description 1: tiers, activities and coupons apply on top; a lower special price always does.
             */
            joinsPromotions: components["schemas"]["Flag"];
            /**
             * 显示划线原价
             * @description 1: buyers see the list price struck through; 0, they never see it.
             */
            showsListPrice: components["schemas"]["Flag"];
            /**
             * 客户
             * @description Buyers by name.
             */
            buyers?: components["schemas"]["OwnPriceBuyer"][];
            /**
             * 客户类型
             * @description Kinds of business; every buyer of one.
             */
            businesses?: ("pharmacy" | "chain" | "clinic" | "hospital" | "wholesaler")[];
            /**
             * 地区
             * @description By the region of the company.
             */
            regions?: components["schemas"]["DeliveryRegion"][];
            /**
             * 折扣
             * @description Percentages of the list price.
             */
            rates?: components["schemas"]["OwnPriceRate"][];
            /**
             * 商品
             * @description Products with a fixed price.
             */
            goods?: components["schemas"]["OwnPriceGoods"][];
        };
        OwnPriceSummary: {
            id: components["schemas"]["Id"];
            /**
             * @description Name on the document.
             * @example 2027年度协议
             */
            title: string;
            status: components["schemas"]["Period"];
            startsAt: components["schemas"]["Timestamp"];
            /**
             * @description Null: no end.
             * @example 1772694000
             */
            endsAt: number | null;
            /**
             * @description Whom it is for, in words.
             * @example 客户3家、诊所
             */
            members: string;
            /** @description Products with a price. */
            goodsCount: components["schemas"]["Count"];
            /** @description Percentages. */
            rateCount: components["schemas"]["Count"];
            /**
             * @description Code of the ERP that sends it; null if it was made at the desk.
             * @example XY-2027
             */
            code: string | null;
        };
        OwnPricePage: {
            /** @description The newest first. */
            list: components["schemas"]["OwnPriceSummary"][];
            total: components["schemas"]["Count"];
        };
        OwnPriceDetail: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["OwnPriceForm"];
            /** @description The products that the form names. */
            goods: components["schemas"]["NamedGoods"][];
        };
        OwnPriceFile: {
            /** @description Rows that can be used, in the order of the file. */
            rows: {
                /**
                 * @description Line of the file.
                 * @example 2
                 */
                line: number;
                goodsId: components["schemas"]["Id"];
                /**
                 * @description Yuan for one unit.
                 * @example 11.50
                 */
                price: string;
            }[];
            /** @description Rows that can't be used. */
            refused: {
                /**
                 * @description Line of the file.
                 * @example 3
                 */
                line: number;
                /**
                 * @description Its cells.
                 * @example 六味地黄丸 200丸/瓶 11.50
                 */
                text: string;
                /**
                 * @description Why, in a sentence that the buyer reads.
                 * @example 没有这个商品
                 */
                reason: string;
            }[];
            /** @description The products of the rows. */
            goods: components["schemas"]["NamedGoods"][];
        };
        PastPrice: {
            from: components["schemas"]["Timestamp"];
            /**
             * @description Null: until now.
             * @example 1772694000
             */
            until: number | null;
            /**
             * @description Yuan per unit, before tiers and activities; null, 暂无报价.
             * @example 11.50
             */
            price: string | null;
            /**
             * @description List price of the time; null, 暂无报价.
             * @example 12.80
             */
            listPrice: string | null;
            /**
             * @description List of own prices; null, the list price applied.
             * @example 1024
             */
            listId: number | null;
            /**
             * @description Its name.
             * @example 2027年度协议
             */
            title: string | null;
            /**
             * @description Its line, in words.
             * @example 豫西本草 92%
             */
            line: string | null;
            /**
             * @description Who began it by changing a list; null for list prices, and for periods that began or ended.
             * @example xiaoshou
             */
            operator: string | null;
        };
        PastPricePage: {
            /** @description The latest first. */
            list: components["schemas"]["PastPrice"][];
            total: components["schemas"]["Count"];
        };
        OwnPricePreview: {
            /**
             * @description The buyer.
             * @example 康宁大药房
             */
            company: string;
            /** @description When the list begins, or now. */
            at: components["schemas"]["Timestamp"];
            /** @description Ten products of the list at most. */
            goods: {
                id: components["schemas"]["Id"];
                /**
                 * @description Name.
                 * @example 六味地黄丸
                 */
                name: string;
                /**
                 * @description Spec.
                 * @example 200丸/瓶
                 */
                spec: string | null;
                /**
                 * @description Maker.
                 * @example 豫西本草
                 */
                maker: string | null;
                /**
                 * @description Yuan per unit as on the card; null if the buyer sees none.
                 * @example 11.50
                 */
                price: string | null;
                /**
                 * @description Price struck through next to it; null, none.
                 * @example 12.80
                 */
                struckPrice: string | null;
                /**
                 * @description Why it is that price.
                 * @example 本表商品价
                 */
                reason: string;
            }[];
        };
        /** @description The list as it is now; nothing was changed. */
        OwnPriceConflict: {
            current: components["schemas"]["OwnPriceDetail"];
        };
        SellerPaper: {
            id: components["schemas"]["Id"];
            /**
             * @description File name in the download of a delivery.
             * @example 药品经营许可证.pdf
             */
            name: string;
            /** @description When this file was uploaded. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description By name. */
        SellerPapers: components["schemas"]["SellerPaper"][];
        /**
         * @description pending 待发货, shipped 已发货, done 已完成, cancelled 已取消.
         * @enum {string}
         */
        PointsOrderStatus: "pending" | "shipped" | "done" | "cancelled";
        PointsOrder: {
            id: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example J202603050001234
             */
            no: string;
            status: components["schemas"]["PointsOrderStatus"];
            buyerId: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description What was exchanged.
             * @example 电子血压计
             */
            name: string;
            quantity: components["schemas"]["Count"];
            /** @description What it cost. */
            points: components["schemas"]["Count"];
            /**
             * @description Who receives it.
             * @example 王药师
             */
            receiver: string;
            /**
             * @description Mobile number.
             * @example 13800000000
             */
            phone: string;
            /**
             * @description Where it is sent to.
             * @example 四川省成都市锦江区红星路三段1号
             */
            address: string;
            /**
             * @description Null until shipped.
             * @example 顺丰速运
             */
            carrier: string | null;
            /**
             * @description Null until shipped.
             * @example SF1234567890123
             */
            trackingNo: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        PointsOrderPage: {
            /** @description The newest first; of pending ones, the one that waits longest. */
            list: components["schemas"]["PointsOrder"][];
            total: components["schemas"]["Count"];
        };
        /** @description How far the reading of a list is, in rows. */
        ListFigures: {
            /** @description Rows of the list. */
            lines: number;
            /** @description Rows read so far. */
            read: number;
            /** @description New ones. */
            inserted: number;
            /** @description Changed ones. */
            updated: number;
            /** @description The unchanged ones. */
            unchanged: number;
            /** @description The rejected ones. */
            rejected: number;
            /** @description Those below their floor, which wait for a second operator. Absent in older lists. */
            held?: number;
        };
        ListColumn: {
            /**
             * @description The field that the column was read as.
             * @example 价格
             */
            label: string;
            /**
             * @description What the list calls it.
             * @example 会员价
             */
            head: string;
            /**
             * @description Understood by its head, by what it holds, or as the operator says.
             * @enum {string}
             */
            by: "head" | "content" | "option";
            /** @description Three of its cells. */
            examples: string[];
        };
        ListSheet: {
            /**
             * @description Empty for a CSV.
             * @example 中成药
             */
            name: string;
            /** @description Lines that may be goods. */
            lines: number;
            columns: components["schemas"]["ListColumn"][];
            /** @description Other columns that could hold the price. */
            prices: components["schemas"]["ListColumn"][];
            /** @description Heads that are not known and skipped. */
            unknown: string[];
        };
        ListPriceChange: {
            /**
             * @description Name.
             * @example 六味地黄丸 200丸/瓶
             */
            name: string;
            before: components["schemas"]["UnitPrice"];
            after: components["schemas"]["UnitPrice"];
        };
        ListLowPrice: {
            /**
             * @description Name.
             * @example 六味地黄丸 200丸/瓶
             */
            name: string;
            /** @description The lowest changed price or tier. */
            price: components["schemas"]["UnitPrice"];
            /** @description The lowest that one operator may set alone. */
            floor: components["schemas"]["UnitPrice"];
        };
        /** @description The findings of a check. */
        ListFindings: {
            sheets: components["schemas"]["ListSheet"][];
            /** @description Sheets that are not read. */
            leftOut: string[];
            /**
             * @description What the operator has to say first: which sheet, or which column holds the price.
             * @enum {string|null}
             */
            open: "sheet" | "price" | null;
            /** @description Lines without goods, such as sums and remarks. */
            skipped: number;
            /** @description Rows that would not go in or not completely, the first twenty. */
            reports: string[];
            reportCount: components["schemas"]["Count"];
            /** @description Prices that rise. */
            raised: number;
            /** @description Prices that fall. */
            lowered: number;
            /** @description Goods that had no price. */
            gained: number;
            /** @description Goods that have no price any more. */
            lost: number;
            /** @description Prices that change by more than 30 %. */
            largeCount: number;
            /** @description The first twenty of them. */
            large: components["schemas"]["ListPriceChange"][];
            /** @description Goods with a changed price below their floor; they wait for a second operator. Absent in older checks. */
            belowCount?: components["schemas"]["Count"];
            /** @description The first twenty of them. */
            below?: components["schemas"]["ListLowPrice"][];
            /** @description Goods on sale that the list does not name. */
            goneCount: number;
            /** @description The first twenty of them. */
            gone: string[];
        };
        ListChoices: {
            /**
             * 工作表
             * @description Name of a sheet, or all.
             * @example all
             */
            sheet?: string;
            /**
             * 价格列
             * @description Head of the column that holds the price.
             * @example 会员价
             */
            priceColumn?: string;
            /**
             * 不更新价格
             * @description 1: prices stay as they are.
             */
            withoutPrices?: components["schemas"]["Flag"];
        };
        PriceList: {
            id: components["schemas"]["Id"];
            /**
             * @description Who uploaded it.
             * @example xiaoshou
             */
            operator: string;
            /**
             * @description Name of the file.
             * @example 11月价目表.xlsx
             */
            name: string;
            /**
             * @description stopped: the server ended meanwhile. Each goods is as before or as the list says; importing again brings the rest.
             * @enum {string}
             */
            status: "checking" | "checked" | "unreadable" | "importing" | "imported" | "failed" | "stopped";
            figures: components["schemas"]["ListFigures"] | null;
            /**
             * @description Why it could not be read, or the import failed.
             * @example
             */
            problem: string;
            /** @description 1: it can be checked and imported. */
            hasContent: components["schemas"]["Flag"];
            /** @description 1: rows did not go in or not completely. */
            hasRejects: components["schemas"]["Flag"];
            /**
             * @description When the check or the import ended.
             * @example 1772694000
             */
            endedAt: number | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        PriceListDetail: components["schemas"]["PriceList"] & {
            found: components["schemas"]["ListFindings"] | null;
            choices: components["schemas"]["ListChoices"];
            /** @description 1: only the rows that wait for a second operator are left to import, even after an import of them failed. */
            onlyHeld: components["schemas"]["Flag"];
        };
        /**
         * @description full_reduction 满减, discount 折扣, daily_special 天天特价, seckill 秒杀, gift 满赠, swap 换购, combination 组合购, cashback 满额返现.
         * @example full_reduction
         * @enum {string}
         */
        ActivityKind: "full_reduction" | "discount" | "daily_special" | "seckill" | "gift" | "swap" | "combination" | "cashback";
        /**
         * @description planned 未开始, running 进行中, ended 已结束, closed 已关闭.
         * @enum {string}
         */
        Period: "planned" | "running" | "ended" | "closed";
        /** @description Which goods are covered. Every list that is there must match, by any of its entries; without any all goods are. */
        GoodsScope: {
            /** @description Named goods. */
            goodsIds?: components["schemas"]["Id"][];
            /** @description Categories with all below them. */
            categoryIds?: components["schemas"]["Id"][];
            /** @description Makers. */
            makers?: string[];
            /** @description Business scope classes. */
            scopes?: string[];
            /** @description Goods that are not covered all the same. */
            exceptGoodsIds?: components["schemas"]["Id"][];
        };
        /**
         * 数值
         * @description Yuan or units, as typed.
         * @example 300
         */
        Decimal: string;
        ActivityTier: {
            /**
             * 门槛
             * @description Threshold, in yuan or units by the measure.
             * @example 300
             */
            amount: string;
            /**
             * 优惠金额
             * @description Yuan off, or back.
             * @example 20
             */
            money?: string;
        };
        TierGoods: {
            /** @description Which of the tiers, from 0. */
            tier: number;
            goodsId: components["schemas"]["Id"];
            /** @description Units given, or the most that an order may take. */
            quantity: components["schemas"]["Quantity"];
            /** @description Swap price; absent for gifts. */
            price?: components["schemas"]["Decimal"];
        };
        ActivityGoods: {
            goodsId: components["schemas"]["Id"];
            /** @description Price of a unit within the activity. */
            price?: components["schemas"]["Decimal"];
            /** @description Units that the activity may still sell; absent: no limit. */
            stock?: components["schemas"]["Quantity"];
            /** @description The stock as it was read: what is sold meanwhile is taken off what is saved. */
            stockSeen?: components["schemas"]["Quantity"];
            /** @description The most that one buyer may have; absent: no cap. */
            cap?: components["schemas"]["Quantity"];
            /** @description Units in a set of a combination. */
            quantity?: components["schemas"]["Quantity"];
        };
        /** @description An activity as it is edited; what its kind does not have is absent. */
        ActivityForm: {
            kind: components["schemas"]["ActivityKind"];
            /**
             * 活动名称
             * @description As buyers read it.
             * @example 满300减20
             */
            title: string;
            /**
             * 开始时间
             * @description From when on it runs.
             * @example 1772694000
             */
            startsAt: number;
            /**
             * 结束时间
             * @description Until when it runs.
             * @example 1772694000
             */
            endsAt: number;
            /**
             * 开放
             * @description 0: off, regardless of its period.
             */
            isOpen: components["schemas"]["Flag"];
            /**
             * 一句话说明
             * @description Its rule in a sentence.
             */
            description?: string;
            /**
             * 页面
             * @description The page that shows it: zone 活动专区, zqmb 专区模板, hdmb 活动模板; absent: zone.
             * @enum {string}
             */
            template?: "zone" | "zqmb" | "hdmb";
            /**
             * 活动规则
             * @description Its rules, a line each.
             */
            rules?: string;
            /**
             * 门槛按
             * @description The measure of its tiers.
             * @enum {string}
             */
            measure?: "money" | "pieces";
            /**
             * 优先级
             * @description Goods take part in one full reduction and one discount, together: of each kind the one with the highest priority.
             */
            priority?: number;
            /**
             * 折扣
             * @description The fraction of the price to pay.
             * @example 0.94
             */
            rate?: string;
            /**
             * 门槛
             * @description From how much on the discount holds.
             */
            threshold?: string;
            /**
             * 效期在N天内
             * @description Of a discount: only goods that expire within this many days; absent: all of its goods.
             */
            expiryWithin?: number;
            /**
             * 每满一次赠一次
             * @description 1, gifts come once for each time that the amount is reached.
             */
            repeats?: components["schemas"]["Flag"];
            /**
             * 可用优惠券
             * @description 1, its lines join coupons.
             */
            withCoupon?: components["schemas"]["Flag"];
            /**
             * 仅限首单客户
             * @description 1, only for who has not ordered yet.
             */
            newcomersOnly?: components["schemas"]["Flag"];
            /**
             * 按钮文字
             * @description On the button that adds its goods (buy_button_label); empty: the usual one.
             * @example 立即抢购
             */
            buyLabel?: string;
            /** @description 1, it covers goods by its scope beside those that it names. */
            hasScope?: components["schemas"]["Flag"];
            scope?: components["schemas"]["GoodsScope"];
            /**
             * 档位
             * @description By rising amount.
             */
            tiers?: components["schemas"]["ActivityTier"][];
            /**
             * 赠品或换购商品
             * @description What tiers give or sell.
             */
            tierGoods?: components["schemas"]["TierGoods"][];
            /**
             * 商品
             * @description The goods that it names, the first 500.
             */
            goods?: components["schemas"]["ActivityGoods"][];
            /** @description 1: known products stay unchanged, whatever is sent. */
            goodsUnchanged?: components["schemas"]["Flag"];
        };
        /** @description Goods that an activity or a coupon speaks of. */
        NamedGoods: {
            id: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            unit: string;
            /**
             * @description Null: 暂无报价.
             * @example 12.80
             */
            price: string | null;
            packStep: components["schemas"]["Quantity"];
            stock: components["schemas"]["Quantity"];
        };
        Activity: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description As buyers read it.
             * @example 满300减20
             */
            title: string;
            status: components["schemas"]["Period"];
            /** @description From when on it runs. */
            startsAt: components["schemas"]["Timestamp"];
            /** @description Until when it runs. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description 1, it covers goods by a scope. */
            hasScope: components["schemas"]["Flag"];
            /** @description Goods that it names. */
            goodsCount: components["schemas"]["Count"];
        };
        ActivityPage: {
            /** @description Running ones by end, planned ones by start, others latest first. */
            list: components["schemas"]["Activity"][];
            total: components["schemas"]["Count"];
        };
        ActivityDetail: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["Period"];
            form: components["schemas"]["ActivityForm"];
            /** @description Goods that it names. */
            goodsCount: components["schemas"]["Count"];
            /** @description The goods that the form speaks of. */
            goods: components["schemas"]["NamedGoods"][];
            /**
             * @description Possible, but rarely meant.
             * @example [
             *       "六味地黄丸：活动价不到原价的一半"
             *     ]
             */
            warnings: string[];
        };
        /** @description The activity as it is now; nothing was changed. */
        ActivityConflict: {
            current: components["schemas"]["ActivityDetail"];
        };
        Category: {
            id: components["schemas"]["Id"];
            /**
             * @description With those above it.
             * @example 中成药 / 感冒用药
             */
            name: string;
        };
        ScopeChoices: {
            /** @description Categories, those of one branch behind each other. */
            categories: components["schemas"]["Category"][];
            /**
             * @description Business scope classes that goods have.
             * @example [
             *       "中成药"
             *     ]
             */
            scopes: string[];
        };
        SampleLine: {
            goodsId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        /** @description A priced cart, by the function that prices all carts and orders. */
        PricedSample: {
            /** @description In the order in which they were asked for. */
            lines: {
                goodsId: components["schemas"]["Id"];
                /**
                 * @description Yuan for one unit; null without a price.
                 * @example 12.80
                 */
                unitPrice: string | null;
                /** @description Yuan for the line, less its share of every reduction. */
                paid: components["schemas"]["Money"];
                /**
                 * @description Why it does not count; null where it does.
                 * @example null
                 */
                excluded: string | null;
            }[];
            /**
             * @description The gift.
             * @example [
             *       "医用口罩 × 1"
             *     ]
             */
            gifts: string[];
            /** @description At list prices. */
            list: components["schemas"]["Money"];
            /** @description Full reductions and discounts. */
            reductions: components["schemas"]["Money"];
            /** @description Shipping. */
            shippingFee: components["schemas"]["Money"];
            /** @description The total payment. */
            payable: components["schemas"]["Money"];
        };
        ActivityPreview: {
            /**
             * @description Whose cart it is.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /** @description Prices without the activity. */
            without: components["schemas"]["PricedSample"];
            /** @description While it runs. */
            with: components["schemas"]["PricedSample"];
            /**
             * @description Possible, but rarely meant.
             * @example []
             */
            warnings: string[];
        };
        ProposalLine: {
            /**
             * 商品
             * @description Identity of a record.
             * @example 1024
             */
            goodsId: number;
            /**
             * 数量
             * @description Units, in full packs.
             * @example 10
             */
            quantity: string;
            /**
             * 报价
             * @description Yuan per unit until the proposal ends; absent, the usual price of the buyer. Not above the list price.
             * @example 11.50
             */
            price?: string;
        };
        ProposalForm: {
            /**
             * 客户
             * @description The one whom it is for; stays as it is once it is stored.
             */
            buyers?: components["schemas"]["OwnPriceBuyer"][];
            /**
             * 说明
             * @description For the buyer.
             * @example 入冬常备，这几样走得快
             */
            note?: string;
            /**
             * 有效期至
             * Format: date
             * @description The last day to accept it, and of its quotes.
             * @example 2027-11-30
             */
            validOn: string;
            /**
             * 可叠加优惠
             * @description 1: tiers, activities and coupons apply on top of its quotes; a lower special price always does.
             */
            joinsPromotions: components["schemas"]["Flag"];
            /** 商品 */
            lines?: components["schemas"]["ProposalLine"][];
            /**
             * 求购
             * @description A demand of the buyer that the new proposal answers.
             * @example 1024
             */
            demandId?: number;
        };
        ProposalSummary: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ProposalStatus"];
            buyerId: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description The operator who made it.
             * @example 李销售
             */
            salesperson: string;
            /** @description Products. */
            lineCount: components["schemas"]["Count"];
            /** @description Products with a quoted price. */
            quoteCount: components["schemas"]["Count"];
            validOn: components["schemas"]["DateText"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it was accepted, declined or withdrawn, or expired; null while it is open.
             * @example 1772694000
             */
            decidedAt: number | null;
            /**
             * @description The company of the buyer, the salesperson who ordered it for them, or the operator who withdrew it; null where nobody did.
             * @example 李销售
             */
            decidedBy: string | null;
            /**
             * @description Why the buyer declined it; may be empty.
             * @example
             */
            answer: string;
            /** @description Sum of the orders that follow it, without cancelled ones. */
            ordered: components["schemas"]["Money"];
            /** @description 1: the buyer lets salespeople order for them. */
            canOrder: components["schemas"]["Flag"];
        };
        ProposalOrder: {
            orderId: components["schemas"]["Id"];
            /**
             * @description Its number.
             * @example 202603050001234
             */
            orderNo: string;
            /** @description To pay. */
            total: components["schemas"]["Money"];
        };
        ProposalPage: {
            /** @description The newest first. */
            list: components["schemas"]["ProposalSummary"][];
            total: components["schemas"]["Count"];
        };
        ProposalDetail: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["ProposalForm"];
            /** @description The products that the form names. */
            goods: components["schemas"]["NamedGoods"][];
            /**
             * @description The sum that the buyer would pay now, after reductions, without freight; null where it is not open.
             * @example 128.00
             */
            total: string | null;
        };
        /** @description The proposal as it is now; nothing was changed. */
        ProposalConflict: {
            current: components["schemas"]["ProposalDetail"];
        };
        /**
         * 结算周期
         * @description month 月, quarter 季度 of the calendar.
         * @enum {string}
         */
        RebatePeriod: "month" | "quarter";
        RebateTier: {
            /**
             * 满多少元
             * @description From this amount on, in the period.
             * @example 30000
             */
            amount: string;
            /**
             * 返百分之几
             * @description Percent of the full amount of the period.
             * @example 2.5
             */
            rate: string;
        };
        RebateForm: {
            /**
             * 名称
             * @description Shown to buyers.
             * @example 2027年度返利
             */
            title: string;
            period: components["schemas"]["RebatePeriod"];
            /**
             * 开始月份
             * @description First month of the first period.
             * @example 2026-11
             */
            firstMonth: string;
            /**
             * 结束月份
             * @description Last month of the last period; absent: no end.
             * @example 2026-11
             */
            lastMonth?: string;
            /**
             * 启用
             * @description 0: buyers do not see it, and nothing is booked.
             */
            isOpen: components["schemas"]["Flag"];
            /**
             * 客户
             * @description Buyers by name; without buyers, businesses and regions it is for all.
             */
            buyers?: components["schemas"]["OwnPriceBuyer"][];
            /**
             * 客户类型
             * @description Kinds of business; every buyer of one.
             */
            businesses?: ("pharmacy" | "chain" | "clinic" | "hospital" | "wholesaler")[];
            /**
             * 地区
             * @description By the region of the company.
             */
            regions?: components["schemas"]["DeliveryRegion"][];
            scope?: components["schemas"]["GoodsScope"];
            /** 档位 */
            tiers: components["schemas"]["RebateTier"][];
        };
        RebateRecord: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            form: components["schemas"]["RebateForm"];
            /** @description 1: a period is booked, so the terms can no longer change. */
            isBooked: components["schemas"]["Flag"];
            /** @description Products that its scope names. */
            goods: components["schemas"]["NamedGoods"][];
        };
        RebatePage: {
            /** @description The newest first. */
            list: components["schemas"]["RebateRecord"][];
            total: components["schemas"]["Count"];
        };
        /** @description The rebate as it is now; nothing was changed. */
        RebateConflict: {
            current: components["schemas"]["RebateRecord"];
        };
        /** @description A buyer's rebate of a period, as it was booked or would be now. */
        RebateSum: {
            buyerId: components["schemas"]["Id"];
            /**
             * @description The buyer.
             * @example 康宁大药房
             */
            company: string;
            /** @description Payments of the period for its products, less returns. */
            counted: components["schemas"]["Money"];
            /**
             * @description Reached percentage; 0 below the lowest tier.
             * @example 2.5
             */
            rate: string;
            /** @description Rebate of the period. */
            due: components["schemas"]["Money"];
            /** @description Difference of earlier periods, which a return or late repayment has changed since. */
            carried: components["schemas"]["Money"];
            /** @description Amount for the balance. */
            amount: components["schemas"]["Money"];
            /** @description Change of due since it was booked; the next period settles it. */
            changedBy: components["schemas"]["Money"];
            /**
             * @description The credit note; null until it is booked.
             * @example 1024
             */
            noteId: number | null;
            /**
             * @description Operator who booked it.
             * @example caiwu
             */
            bookedBy: string | null;
            /**
             * @description When it was booked.
             * @example 1772694000
             */
            bookedAt: number | null;
        };
        RebateSums: {
            /**
             * @description Name of the rebate.
             * @example 2027年度返利
             */
            title: string;
            /** @description The period, as its first month. */
            period: components["schemas"]["Month"];
            /**
             * @description The period in words.
             * @example 2027年第1季度
             */
            periodName: string;
            /** @description 1: it can be booked. */
            hasEnded: components["schemas"]["Flag"];
            /** @description Periods so far, the latest first; at most 24. */
            periods: {
                period: components["schemas"]["Month"];
                /**
                 * @description The period in words.
                 * @example 2027年第1季度
                 */
                name: string;
            }[];
            /** @description Buyers with payments in the period, the largest first. */
            sums: components["schemas"]["RebateSum"][];
        };
        RebateLine: {
            lineId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            orderNo: string;
            /** @description When the order was paid. */
            paidAt: components["schemas"]["Timestamp"];
            /**
             * @description Product as sold.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec as sold.
             * @example 200丸/瓶
             */
            spec: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Price paid, after reductions and without freight. */
            paid: components["schemas"]["Money"];
            /** @description Refunded for returned or undelivered units. */
            returned: components["schemas"]["Money"];
            /** @description Paid minus returned; 0.00 while its order is cancelled or a debt. */
            counted: components["schemas"]["Money"];
        };
        RebateProof: {
            /** @description By time of payment. */
            lines: components["schemas"]["RebateLine"][];
        };
        /**
         * 期间
         * @description First month of the period.
         */
        RebatePeriodQuery: string;
        /**
         * @description first 一级召回, second 二级召回, third 三级召回.
         * @enum {string}
         */
        RecallLevel: "first" | "second" | "third";
        Recall: {
            id: components["schemas"]["Id"];
            level: components["schemas"]["RecallLevel"];
            reason: components["schemas"]["Reason"];
            instruction: components["schemas"]["Instruction"];
            /** @description By when buyers are to answer. */
            dueOn: components["schemas"]["DateText"];
            /**
             * @description Who opened it.
             * @example zhiguan
             */
            operator: string;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When it was ended; null while it goes on.
             * @example 1772694000
             */
            endedAt: number | null;
            /**
             * @description The result, entered at the end.
             * @example 全部追回，已移交生产企业
             */
            conclusion: string;
            /** @description 1: the batch may be sold again since its end. */
            isReleased: components["schemas"]["Flag"];
        };
        /**
         * 处理要求
         * @description What buyers should do.
         * @example 立即停止销售，封存后按页面提示退回
         */
        Instruction: string;
        /**
         * 批号
         * @example A240301
         */
        BatchNo: string;
        /** @description Units over all buyers. */
        BatchFigures: {
            /** @description Who received of it. */
            buyers: components["schemas"]["Count"];
            /** @description Who answered the recall. */
            answered: components["schemas"]["Count"];
            /** @description Units that were shipped. */
            received: components["schemas"]["Quantity"];
            /** @description Units received back. */
            returned: components["schemas"]["Quantity"];
            /** @description Units being returned for the recall. */
            returning: components["schemas"]["Quantity"];
            /**
             * 数量
             * @description Units that buyers report, including those being returned; null until all have answered.
             * @example 10
             */
            remaining: string | null;
        };
        GoodsBatch: {
            goodsId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 瓶
             */
            unit: string;
            batchNo: components["schemas"]["BatchNo"];
            /** @description Units that can be sold. */
            stock: components["schemas"]["Quantity"];
            figures: components["schemas"]["BatchFigures"];
            /** @description The last recall of it. */
            recall: components["schemas"]["Recall"] | null;
        };
        BatchDelivery: {
            /** @description Order. */
            orderId: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
            /**
             * @description When it was shipped; null: it is not.
             * @example 1772694000
             */
            shippedAt: number | null;
            /**
             * @description Carriers and tracking numbers.
             * @example 演示物流 YJ0001
             */
            parcels: string;
            quantity: components["schemas"]["Quantity"];
            /** @description Units received back. */
            returned: components["schemas"]["Quantity"];
        };
        BatchBuyer: {
            /** @description Buyer. */
            buyerId: components["schemas"]["Id"];
            /**
             * @description Name of the business as registered.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description User name.
             * @example kangning
             */
            username: string;
            /**
             * @description Mobile number.
             * @example 13800001234
             */
            phone: string | null;
            /** @description Units that were shipped. */
            received: components["schemas"]["Quantity"];
            /** @description Units received back. */
            returned: components["schemas"]["Quantity"];
            /** @description Units being returned for the recall. */
            returning: components["schemas"]["Quantity"];
            /**
             * 数量
             * @description Units that the buyer says to have, those on their way back with them; null: no answer.
             * @example 10
             */
            remaining: string | null;
            /**
             * @description The buyer's remark.
             * @example 已下架
             */
            note: string;
            /**
             * @description When it answered last.
             * @example 1772694000
             */
            answeredAt: number | null;
            /** @description Its deliveries, latest first. */
            deliveries: components["schemas"]["BatchDelivery"][];
        };
        BatchDetail: components["schemas"]["GoodsBatch"] & {
            /**
             * @description The batch as `addReport` wants it; null if it was never in stock.
             * @example 1024
             */
            batchId: number | null;
            /** @description Units in stock that the recall took out of sale. */
            blocked: components["schemas"]["Quantity"];
            /** @description Who received of it; those without an answer first. */
            buyers: components["schemas"]["BatchBuyer"][];
            /** @description Orders with units of it that are still to ship. */
            held: components["schemas"]["BatchDelivery"][];
        };
        Operator: {
            id: components["schemas"]["Id"];
            /**
             * @description User name.
             * @example cangku
             */
            username: string;
            /**
             * @description Name.
             * @example 周仓管
             */
            name: string;
            roles: components["schemas"]["RoleName"][];
            /** @description What the roles allow together. */
            permissions: components["schemas"]["Permission"][];
            /** @description 1, a second factor is on. */
            hasFactor: components["schemas"]["Flag"];
            /** @description 1: all other calls are refused until a second factor is on (D005, D006). */
            mustSetFactor: components["schemas"]["Flag"];
            /**
             * @description Origin of the shop.
             * @example https://shop.example
             */
            shopUrl: string;
        };
        /**
         * 密码
         * @description A password.
         * @example correct-horse-battery
         */
        Password: string;
        /**
         * 动态验证码
         * @description Six digits of the authenticator, or a recovery code.
         * @example 123456
         */
        Code: string;
        /** @description Settings by name; one that is absent stays as it is, an empty one is taken away. */
        SettingsForm: {
            /**
             * 单位名称
             * @description Who sells: on invoices and delivery notes.
             * @example 清禾医药有限公司
             */
            "seller.name"?: string;
            /**
             * 统一社会信用代码
             * @description Its credit code, on invoices.
             */
            "seller.taxNo"?: string;
            /**
             * 药品经营许可证号
             * @description Number of its licence, on delivery notes.
             */
            "seller.licence"?: string;
            /**
             * 地址
             * @description On invoices and delivery notes.
             */
            "seller.address"?: string;
            /**
             * 电话
             * @description On invoices and delivery notes.
             */
            "seller.phone"?: string;
            /**
             * 开票开户行
             * @description On invoices.
             */
            "seller.bank"?: string;
            /**
             * 开票账号
             * @description On invoices.
             */
            "seller.account"?: string;
            /**
             * 退货地址
             * @description Where returned goods go.
             */
            "seller.returnAddress"?: string;
            /**
             * 收款开户行
             * @description Where buyers transfer money to.
             */
            "bank.bank"?: string;
            /**
             * 收款户名
             * @description Whose account it is.
             */
            "bank.name"?: string;
            /**
             * 收款账号
             * @description Its number.
             * @example 5105 0100 0000 0001
             */
            "bank.account"?: string;
            /**
             * 包邮金额
             * @description From how many yuan on an order ships free.
             * @example 500.00
             */
            "shipping.threshold"?: string;
            /**
             * 运费
             * @description Yuan below that.
             * @example 15.00
             */
            "shipping.fee"?: string;
            /**
             * 快递配送说明
             * @description Text about the delivery.
             * @example 预计1至3天送达
             */
            "deliveries.express"?: string;
            /**
             * 上门自提说明
             * @description Text about picking it up; empty: no pickup.
             * @example 凭订单号到仓库自提
             */
            "deliveries.pickup"?: string;
            /**
             * 在线付款时限
             * @description Minutes in which an order is paid.
             * @example 30
             */
            "order.payWithinMinutes"?: string;
            /**
             * 转账时限
             * @description Days in which a transfer arrives.
             * @example 3
             */
            "order.transferWithinDays"?: string;
            /**
             * 每元得积分
             * @description Points for each yuan paid for goods.
             * @example 1
             */
            "points.perYuan"?: string;
            /**
             * 须扫追溯码的范围
             * @description Business scope classes whose boxes leave with a trace code each, commas between.
             * @example 中成药,化学药
             */
            "trace.requiredScopes"?: string;
            /**
             * 最低毛利率
             * @description Percent of a price that is above cost at least; lower prices need a second operator. Empty: 0.
             * @example 5
             */
            "approval.margin"?: string;
            /**
             * 负责人单次上限
             * @description Yuan that an owner may give at once alone, as vouchers, red packets, coupons or a change of a balance. Empty: any.
             * @example 10000.00
             */
            "approval.owner"?: string;
            /**
             * 销售单次上限
             * @description The same for sales.
             * @example 1000.00
             */
            "approval.sales"?: string;
            /**
             * 财务单次上限
             * @description The same for finance.
             * @example 1000.00
             */
            "approval.finance"?: string;
            /**
             * 运营单次上限
             * @description The same for content.
             * @example 1000.00
             */
            "approval.content"?: string;
            /**
             * 版本号
             * @description Version of the e-contract; another text needs another one.
             * @example 2026-01
             */
            "contract.version"?: string;
            /**
             * 合同标题
             * @description Its title.
             * @example 医药商品电子购销协议
             */
            "contract.title"?: string;
            /**
             * 合同正文
             * @description Markdown, or HTML where it begins with <.
             */
            "contract.text"?: string;
            /**
             * 合同章
             * @description Picture of the seal of the seller.
             */
            "contract.seal"?: string;
            /**
             * 商城名称
             * @description Name of the shop.
             * @example 药集
             */
            "site.title"?: string;
            /**
             * 客服热线
             * @description In head and foot of the shop.
             * @example 400-000-0000
             */
            "site.hotLine"?: string;
            /**
             * 客服 QQ
             * @description First QQ number.
             */
            "site.qq1"?: string;
            /**
             * 备用 QQ
             * @description Second QQ number.
             */
            "site.qq2"?: string;
            /**
             * 值班客服
             * @description Whom a buyer without a salesperson asks.
             */
            "site.contact.name"?: string;
            /**
             * 值班电话
             * @description How.
             */
            "site.contact.phone"?: string;
            /**
             * 在线客服地址
             * @description Page of the chat.
             */
            "site.chatUrl"?: string;
            /**
             * 备案与许可证号
             * @description In the foot of the shop, a line each.
             * @example 川ICP备00000000号
             */
            "site.filing"?: string;
            /**
             * 标志
             * @description Picture in the head of the shop.
             */
            "site.logo"?: string;
            /**
             * 小程序码
             * @description Picture in the foot.
             */
            "site.miniProgramQr"?: string;
            /**
             * 应用二维码
             * @description Picture in the foot.
             */
            "site.appQr"?: string;
        };
        Settings: {
            version: components["schemas"]["Version"];
            form: components["schemas"]["SettingsForm"];
        };
        /** @description The settings as they are now; nothing was changed. */
        SettingsConflict: {
            current: components["schemas"]["Settings"];
        };
        FirstStep: {
            /**
             * @description settings 卖方资料, site 商城名称与标志, bank 收款账户, delivery 配送与运费, agreement 用户协议与隐私政策, contract 电子合同, goods 在售商品, banners 首页横幅, activities 促销活动, coupons 优惠券, buyers 已通过客户, orders 首笔订单, shipments 首次发货.
             * @enum {string}
             */
            kind: "settings" | "site" | "bank" | "delivery" | "agreement" | "contract" | "goods" | "banners" | "activities" | "coupons" | "buyers" | "orders" | "shipments";
            /** @description 1, there is one. */
            isDone: components["schemas"]["Flag"];
        };
        ShipmentDraft: {
            /**
             * @description In the text, from 1; null, a chosen order without one.
             * @example 1
             */
            line: number | null;
            /**
             * @description Null where there is no such order.
             * @example 1024
             */
            orderId: number | null;
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
            /**
             * @description The buyer.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description As it is usually called.
             * @example 顺丰速运
             */
            carrier: string;
            /**
             * @description Of the parcel.
             * @example SF1234567890123
             */
            trackingNo: string;
            /**
             * @description Why it must not be sent; null, it can be.
             * @example 没有运单号
             */
            problem: string | null;
        };
        Backup: {
            /** @description When it began. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description begun 进行中, done 完成, refused 已拒绝, failed 失败.
             * @enum {string}
             */
            outcome: "begun" | "done" | "refused" | "failed";
            /**
             * @description What the command answered.
             * @example Wrote 11924 rows to /backups/2026-03-04T19-00-00.
             */
            answer: string;
        };
        Disk: {
            /** @description Free bytes. */
            free: components["schemas"]["Count"];
            /** @description All bytes. */
            size: components["schemas"]["Count"];
        };
        MailServer: {
            /**
             * @description Host and port.
             * @example smtp.example.com:465
             */
            server: string;
            /**
             * @description The sender.
             * @example 药集 <shop@example.com>
             */
            from: string;
        };
        Tracking: {
            /**
             * @description kuaidi100 快递100.
             * @enum {string}
             */
            service: "kuaidi100";
            /** @description Tracking numbers that it is asked about. */
            open: components["schemas"]["Count"];
            /** @description The ones whose last query failed. */
            failing: components["schemas"]["Count"];
            lastFailure: components["schemas"]["TrackingFailure"] | null;
        };
        TrackingFailure: {
            /**
             * @description The carrier.
             * @example 中通快递
             */
            company: string;
            /**
             * @description Tracking number of the parcel.
             * @example 73100042138
             */
            trackingNo: string;
            /**
             * @description Why it failed.
             * @example 没有及时应答
             */
            error: string;
            failedAt: components["schemas"]["Timestamp"];
        };
        System: {
            /** @description backupOld 两天内没有备份, diskLow 磁盘空间不足10%, jobsFailing 有任务失败, webhooksStopped 有推送已停止. */
            alerts: ("backupOld" | "diskLow" | "jobsFailing" | "webhooksStopped")[];
            /**
             * @description Version of Node.
             * @example 26.10.0
             */
            node: string;
            /**
             * @description Version of Postgres.
             * @example 18.1
             */
            postgres: string;
            /** @description Migrations of the database. */
            migrations: components["schemas"]["Count"];
            /** @description Migrations that this process knows; fewer than the database has, it is of an older version. */
            knownMigrations: components["schemas"]["Count"];
            /** @description Start of the process that answers. */
            startedAt: components["schemas"]["Timestamp"];
            /** @description Size of the database. */
            databaseBytes: components["schemas"]["Count"];
            /** @description Where the data folder is; null without one, with database and files elsewhere. */
            disk: components["schemas"]["Disk"] | null;
            /** @description Unfinished jobs by state. */
            jobs: {
                /** @description Waiting for a process. */
                due: components["schemas"]["Count"];
                /** @description Running, or lost with their process for a minute at most. */
                running: components["schemas"]["Count"];
                /** @description Failed and retried. */
                failing: components["schemas"]["Count"];
                /** @description Due later. */
                planned: components["schemas"]["Count"];
            };
            /** @description Addresses that got no answer for so long that nothing is sent to them. */
            stoppedWebhooks: components["schemas"]["Count"];
            /**
             * @description Who sends SMS. none 未配置, gateway 短信网关, aliyun 阿里云短信, tencent 腾讯云短信, sandbox 模拟短信.
             * @enum {string}
             */
            sms: "none" | "gateway" | "aliyun" | "tencent" | "sandbox";
            /** @description Null where no e-mail can be sent. */
            mail: components["schemas"]["MailServer"] | null;
            /** @description The service that is asked where parcels are; null without one. */
            tracking: components["schemas"]["Tracking"] | null;
            /** @description The latest ten, the newest first. */
            backups: components["schemas"]["Backup"][];
        };
        TraceLine: {
            /** @description Line of the order. */
            lineId: components["schemas"]["Id"];
            /**
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * @description Unit, such as 盒 or 支.
             * @example 盒
             */
            unit: string;
            /**
             * @description Number of the batch.
             * @example A240301
             */
            batchNo: string;
            /**
             * Format: date
             * @description Null for goods that do not expire.
             * @example 2027-11-30
             */
            expiry: string | null;
            quantity: components["schemas"]["Quantity"];
            /** @description Boxes that are recorded. */
            count: components["schemas"]["Count"];
            /** @description 1, the order leaves only when each box is recorded. */
            isRequired: components["schemas"]["Flag"];
        };
        TraceCode: {
            /**
             * @description 20 digits, or `(01)…(21)…`.
             * @example 81234560000000000017
             */
            code: string;
            /**
             * @description The case in whose name it was recorded.
             * @example null
             */
            caseCode: string | null;
            /** @description Line of the order. */
            lineId: components["schemas"]["Id"];
            /**
             * @description Number of the batch.
             * @example A240301
             */
            batchNo: string;
        };
        TraceList: {
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            no: string;
            lines: components["schemas"]["TraceLine"][];
            /** @description Recorded last, the latest first, 20 at most. */
            latest: components["schemas"]["TraceCode"][];
        };
        TraceAnswer: {
            /**
             * @description As stored; as received if it could not be read.
             * @example 81234560000000000017
             */
            code: string;
            /**
             * @description Line that it counts for; null where it was not recorded.
             * @example 1024
             */
            lineId: number | null;
            /**
             * @description Null where it was not recorded.
             * @example A240301
             */
            batchNo: string | null;
            /** @description How many boxes it stands for: those of a case, otherwise 1; 0 if not recorded. */
            boxes: components["schemas"]["Count"];
            /**
             * @description Why it was not recorded. newGoods, nothing says yet whose code it is, so `lineId` is needed; full, the batch has all its boxes; again, it is in this order; taken, in another one.
             * @example null
             * @enum {string|null}
             */
            problem: "unreadable" | "unknownCase" | "newGoods" | "otherGoods" | "otherBatch" | "expired" | "full" | "again" | "taken" | null;
            /**
             * @description The sentence to show.
             * @example 六味地黄丸 A240301
             */
            message: string;
        };
        PackingReport: {
            /** @description Codes whose case is known now. */
            codes: number;
            /** @description Cases that they are in. */
            cases: components["schemas"]["Count"];
            /** @description Rows that were not understood. */
            problemCount: components["schemas"]["Count"];
            /** @description The first twenty of them. */
            problems: string[];
        };
        /**
         * 岗位
         * @description A fixed role (owner 负责人, sales 销售, warehouse 仓库, finance 财务, quality 质管, content 运营), or the id of a custom role.
         * @example sales
         * @example 3
         */
        RoleKey: string;
        RoleName: {
            key: components["schemas"]["RoleKey"];
            /**
             * @description Name.
             * @example 销售
             */
            name: string;
        };
        /**
         * 权限
         * @description A named group of operations; x-permissions of the document has its title and the fixed roles that hold it.
         * @enum {string}
         */
        Permission: "orders" | "orderChanges" | "ship" | "shortages" | "returns" | "goods" | "goodsProfiles" | "prices" | "priceLists" | "costs" | "pictures" | "stock" | "batches" | "recalls" | "reports" | "qualifications" | "buyers" | "buyerChanges" | "proposals" | "impersonation" | "answers" | "buyerSecurity" | "promotions" | "grants" | "points" | "banners" | "categories" | "articles" | "broadcasts" | "bank" | "refunds" | "invoices" | "balance" | "credit" | "approvals" | "books" | "figures" | "settings" | "interfaces" | "log" | "colleagues";
        /**
         * @description Changes whenever one of the fields that can be edited does; sent back with a change, so that nobody overwrites what they have not seen.
         * @example q3JkP0aT7yVd
         */
        Version: string;
        /**
         * 原因
         * @description Why, in a sentence that the buyer reads.
         * @example 许可证照片不清晰
         */
        Reason: string;
        View: {
            /**
             * 列表
             * @description The list it belongs to.
             * @enum {string}
             */
            list: "orders" | "buyers" | "goods";
            /**
             * 名称
             * @description Its name above the list.
             * @example 本月待发货
             */
            name: string;
            /**
             * 筛选
             * @description Filters and sort, as in the address of the page.
             * @example status=paid&sort=-total
             */
            query: string;
            /**
             * 隐藏的列
             * @description Columns that are hidden; absent: none.
             * @example [
             *       "行数"
             *     ]
             */
            hidden?: string[];
        };
        /** @description One thing that waits, with what is needed to answer it. */
        WaitingItem: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is about.
             * @example 质量问题
             */
            title: string;
            /**
             * @description Who asked; empty where nobody did.
             * @example 康宁大药房（锦江店）
             */
            company: string;
            /**
             * @description The buyer whose demand it is; null for other kinds.
             * @example 1024
             */
            buyerId: number | null;
            /**
             * @description The order that it is of; null without one.
             * @example 1024
             */
            orderId: number | null;
            /**
             * @description What was said first; empty where nothing was.
             * @example 外箱破损，有两盒受潮
             */
            text: string;
            pictures: components["schemas"]["Url"][];
            /** @description Further facts, in the order in which they are shown. */
            facts: {
                /**
                 * @description The name of the fact.
                 * @enum {string}
                 */
                name: "step" | "orderNo" | "phone" | "maker" | "spec" | "quantity" | "price" | "title" | "taxNo" | "tax" | "address" | "bank" | "email" | "method" | "paymentNo" | "reason" | "payeeFrom" | "payee" | "payeeBank" | "payeeAccount" | "batchNo" | "stock" | "job" | "attempts" | "next";
                /**
                 * @description A text or a figure; the status of a return (`step`), a way to pay (`method`), what is paid back for (`reason`), Unix seconds (`next`).
                 * @example 13800000000
                 */
                value: string;
            }[];
            /** @description The messages since then, the oldest first. */
            talk: {
                /**
                 * @description Who said it.
                 * @enum {string}
                 */
                from: "buyer" | "service";
                /**
                 * @description The words.
                 * @example 已安排补发
                 */
                text: string;
                pictures: components["schemas"]["Url"][];
                createdAt: components["schemas"]["Timestamp"];
            }[];
            /**
             * @description Since when it waits; null where no time says it.
             * @example 1772694000
             */
            createdAt: number | null;
        };
        /**
         * 回复
         * @description The text that the buyer reads.
         * @example 已安排补发，预计明天送达
         */
        Words: string;
        MoneyEntry: {
            id: components["schemas"]["Id"];
            /**
             * @description recharge 充值, payment 订单支付, refund 退款, cashback 返现, adjustment 调整, repayment 账期还款, rebate 返利.
             * @enum {string}
             */
            kind: "recharge" | "payment" | "refund" | "cashback" | "adjustment" | "repayment" | "rebate";
            /** @description Below zero if money is spent. */
            change: components["schemas"]["Money"];
            /** @description What was left. */
            balance: components["schemas"]["Money"];
            /**
             * @description As the buyer reads it.
             * @example 补偿破损
             */
            remark: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        PointsEntry: {
            id: components["schemas"]["Id"];
            /**
             * @description order 下单获得, return 退货扣回, exchange 积分兑换, draw 抽奖, adjustment 调整.
             * @enum {string}
             */
            kind: "order" | "return" | "exchange" | "draw" | "adjustment";
            /**
             * @description Below zero if points are spent.
             * @example 120
             */
            change: number;
            /** @description What was left. */
            points: components["schemas"]["Count"];
            /**
             * @description As the buyer reads it.
             * @example 兑换电子血压计×1
             */
            remark: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        BuyerWallet: {
            balance: components["schemas"]["Money"];
            points: components["schemas"]["Count"];
            /** @description The last ten, the latest first. */
            money: components["schemas"]["MoneyEntry"][];
            /** @description The last ten, the latest first. */
            pointsLog: components["schemas"]["PointsEntry"][];
            key: components["schemas"]["AdjustmentKey"];
        };
        /**
         * @description Names one adjustment and is sent with it; the same key never books a second one.
         * @example 3f1c6a52-8f0e-4c57-9d0a-6c1f2b7e9a10
         */
        AdjustmentKey: string;
        /**
         * 方向
         * @description in 增加, out 扣减.
         * @enum {string}
         */
        Direction: "in" | "out";
        /**
         * 原因
         * @description The buyer reads it next to the change.
         * @example 补偿破损
         */
        AdjustmentReason: string;
        WebhookForm: {
            /**
             * 接收网址
             * @description Where a POST goes.
             * @example https://erp.example.com/hooks/yaoji
             */
            url: string;
            /**
             * 事件
             * @description Which events; absent: all.
             * @example [
             *       "order.paid"
             *     ]
             */
            kinds?: string[];
        };
        Webhook: {
            id: components["schemas"]["Id"];
            /**
             * @description Where a POST goes.
             * @example https://erp.example.com/hooks/yaoji
             */
            url: string;
            /**
             * @description Which events; empty: all.
             * @example [
             *       "order.paid"
             *     ]
             */
            kinds: string[];
            /** @description Events up to here are sent or wait to be. */
            position: components["schemas"]["Count"];
            /**
             * @description Since when nothing arrived although it was tried.
             * @example 1772694000
             */
            failingSince: number | null;
            /**
             * @description From when on nothing is sent.
             * @example 1772694000
             */
            stoppedAt: number | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        NewWebhook: {
            webhook: components["schemas"]["Webhook"];
            /**
             * @description Signs what is sent; shown once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        Delivery: {
            id: components["schemas"]["Id"];
            /** @description Where its event stands. */
            position: components["schemas"]["Count"];
            /**
             * @description What happened.
             * @example order.paid
             */
            kind: string;
            /**
             * @description To what.
             * @example YJ2026112300000017
             */
            number: string;
            /**
             * @description pending 待推送, delivered 已送达, failed 已放弃.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            attempts: components["schemas"]["Count"];
            /** @description When it is tried next, while it waits. */
            nextAt: components["schemas"]["Timestamp"];
            /**
             * @description The HTTP status of the last answer; null: there was none.
             * @example 204
             */
            answerStatus: number | null;
            /**
             * @description How the last answer began, or why there was none.
             * @example ok
             */
            answer: string;
            /** @description When it happened. */
            createdAt: components["schemas"]["Timestamp"];
        };
        WorkItem: {
            /**
             * @description registrations 待审注册, documents 待审证件, transfers 待核转账, credits 账期申请, shipments 待发货, pointsOrders 积分订单待发货, returns 退货, afterSales 售后, feedback 反馈, demands 求购, invoices 待开发票, refunds 待退款, reports 缺检验报告, recalls 进行中的召回, jobs 失败任务, webhooks 停止的推送, stock 一周内售罄, approvals 待审批.
             * @enum {string}
             */
            kind: "registrations" | "documents" | "transfers" | "credits" | "shipments" | "pointsOrders" | "returns" | "afterSales" | "feedback" | "demands" | "invoices" | "refunds" | "reports" | "recalls" | "jobs" | "webhooks" | "stock" | "approvals";
            count: components["schemas"]["Count"];
            /**
             * @description Since when the oldest of them waits; null where nothing does, or where no time says it.
             * @example 1772694000
             */
            oldestAt: number | null;
        };
        LogEntry: {
            id: components["schemas"]["Id"];
            /**
             * @description Who did it.
             * @example cangku
             */
            operator: string;
            /**
             * @description The title of the operation, and what it was done to; a command as it was typed.
             * @example 取消订单 202611230000256
             */
            action: string;
            /**
             * @description What was asked, as a command or as a call with its input.
             * @example desk shipOrder {"id":12}
             */
            command: string;
            /**
             * @description The result.
             * @enum {string}
             */
            outcome: "begun" | "done" | "refused" | "failed";
            /**
             * @description What was answered.
             * @example 订单已发货
             */
            answer: string;
            /** @description What was there before; null where nothing is known of it. */
            before: unknown;
            /** @description The value since then. */
            after: unknown;
            createdAt: components["schemas"]["Timestamp"];
        };
        LogPage: {
            list: components["schemas"]["LogEntry"][];
            total: components["schemas"]["Count"];
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
        /** @description Month to read; not a future one. */
        Month: components["schemas"]["Month"];
        /** @description Identity of the record. */
        Id: components["schemas"]["Id"];
        /** @description Page, from 1. */
        Page: number;
        /** @description Only with this tag. */
        Tag: components["schemas"]["TagName"];
        /** @description Entries on a page. */
        PageSize: number;
        /** @description Words to look for. */
        Keywords: string;
        /** @description Kind of file. */
        TableFormat: "csv" | "xlsx";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBuyerAccess: {
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
                        data: components["schemas"]["BuyerAccess"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    endBuyerSessions: {
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
                        data: components["schemas"]["BuyerAccess"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeBuyerFactor: {
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
                     * 原因
                     * @description How the identity of the buyer was verified; only the log has it.
                     * @example 已电话核对营业执照与法人身份
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
                        data: components["schemas"]["BuyerAccess"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    issueProgramToken: {
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
                     * 程序名称
                     * @description The buyer's name for it.
                     * @example 门店ERP
                     */
                    name: string;
                    /**
                     * 权限
                     * @description What it may do.
                     */
                    scopes: components["schemas"]["ProgramScope"][];
                    /**
                     * 有效天数
                     * @description After how many days it ends.
                     * @example 90
                     */
                    days: number;
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
                        data: components["schemas"]["NewProgram"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    endProgram: {
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
                        data: components["schemas"]["BuyerAccess"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    requestApproval: {
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
                    /** @description Why; the other operator reads it. */
                    reason: components["schemas"]["Reason"];
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
                        data: {
                            /**
                             * @description What waits.
                             * @example 修改商品：六味地黄丸单价：9.00元，低于最低价10.50元
                             */
                            text: string;
                            /** @description Names of the operators who may approve it; none: an owner confirms their own. */
                            approvers: string[];
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
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * 再输一次金额
                     * @description The first figure of an own call, typed again.
                     * @example 9.90
                     */
                    figure?: string;
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
    rejectRequest: {
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
                    /** @description Why; the other operator reads it. */
                    reason: components["schemas"]["Reason"];
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
    listArticleCategories: {
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
                        data: components["schemas"]["ArticleCategory"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only of this category. */
                categoryId?: components["schemas"]["Id"];
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
                        data: components["schemas"]["ArticlePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    article: components["schemas"]["ArticleForm"];
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
                        data: components["schemas"]["Article"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    publishArticles: {
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
                     * 文章
                     * @description As read.
                     */
                    articles: {
                        id: components["schemas"]["Id"];
                        version: components["schemas"]["Version"];
                    }[];
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
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["ArticleConflict"];
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
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeArticle: {
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
                    version: components["schemas"]["Version"];
                    article: components["schemas"]["ArticleForm"];
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
                        data: components["schemas"]["Article"];
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
                        data?: components["schemas"]["ArticleConflict"];
                    };
                };
            };
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
                        data: components["schemas"]["CouponPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    coupon: components["schemas"]["CouponForm"];
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
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeCoupon: {
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
                    version: components["schemas"]["Version"];
                    coupon: components["schemas"]["CouponForm"];
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
                        data: components["schemas"]["Coupon"];
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
                        data?: components["schemas"]["CouponConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    grantCoupons: {
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
                    usernames: components["schemas"]["Usernames"];
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
                        data: components["schemas"]["Granted"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    grantBenefits: {
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
                     * @description voucher 现金券, red_packet 红包.
                     * @enum {string}
                     */
                    kind: "voucher" | "red_packet";
                    /**
                     * 名称
                     * @description As buyers read it.
                     * @example 周年庆现金券
                     */
                    title: string;
                    /**
                     * 金额
                     * @description Yuan off an order.
                     * @example 20
                     */
                    money: string;
                    /**
                     * 使用门槛
                     * @description Of a voucher: the minimum order in yuan.
                     * @example 300
                     */
                    threshold?: string;
                    /**
                     * 有效天数
                     * @description How long it holds.
                     */
                    validDays: number;
                    usernames: components["schemas"]["Usernames"];
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
                        data: components["schemas"]["Granted"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPointsGoods: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
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
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createPointsGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    pointsGoods: components["schemas"]["PointsGoodsForm"];
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
                        data: components["schemas"]["PointsGoods"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changePointsGoods: {
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
                    version: components["schemas"]["Version"];
                    pointsGoods: components["schemas"]["PointsGoodsForm"];
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
                        data: components["schemas"]["PointsGoods"];
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
                        data?: components["schemas"]["PointsGoodsConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBuyers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only these; documents, those with documents that wait; expired, those with expired ones; credit, those who ask for a credit line. */
                status?: "registering" | "pending" | "passed" | "rejected" | "documents" | "expired" | "credit";
                /** @description Only with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description 1: only those whose salesperson has the name of the operator. */
                mine?: components["schemas"]["Flag"];
                /** @description By this field, from the highest with a minus; absent, as said of the list. */
                sort?: "company" | "-company" | "submittedAt" | "-submittedAt";
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
                        data: components["schemas"]["BuyerPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exportBuyers: {
        parameters: {
            query: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only these; documents, those with documents that wait; expired, those with expired ones; credit, those who ask for a credit line. */
                status?: "registering" | "pending" | "passed" | "rejected" | "documents" | "expired" | "credit";
                /** @description Only with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description 1: only those whose salesperson has the name of the operator. */
                mine?: components["schemas"]["Flag"];
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    getBuyer: {
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeBuyer: {
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
                "application/x-www-form-urlencoded": components["schemas"]["BuyerTerms"];
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
                        data: components["schemas"]["BuyerDetail"];
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
                        data?: components["schemas"]["BuyerConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    approveBuyer: {
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    refuseBuyer: {
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
                    reason: components["schemas"]["Reason"];
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    approveDocument: {
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
                     * 经营范围
                     * @description What it grants; absent: the default.
                     */
                    scopes?: string[];
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    refuseDocument: {
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
                    reason: components["schemas"]["Reason"];
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeDocumentScopes: {
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
                     * 经营范围
                     * @description Absent: nothing.
                     */
                    scopes?: string[];
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    lookAsBuyer: {
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
                        data: {
                            /** @description Where in the shop it begins, once and within a minute. */
                            url: components["schemas"]["Url"];
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
    listBanners: {
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
                        data: components["schemas"]["BannerPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    banner: components["schemas"]["BannerForm"];
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
                        data: components["schemas"]["Banner"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeBanner: {
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
                    version: components["schemas"]["Version"];
                    banner: components["schemas"]["BannerForm"];
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
                        data: components["schemas"]["Banner"];
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
                        data?: components["schemas"]["BannerConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeBanner: {
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
                        data: components["schemas"]["Banner"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
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
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    brand: components["schemas"]["BrandForm"];
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
                        data: components["schemas"]["Brand"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeBrand: {
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
                    version: components["schemas"]["Version"];
                    brand: components["schemas"]["BrandForm"];
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
                        data: components["schemas"]["Brand"];
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
                        data?: components["schemas"]["BrandConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeBrand: {
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
                        data: components["schemas"]["Brand"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listCategories: {
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
                        data: components["schemas"]["MenuCategoryPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    category: components["schemas"]["CategoryForm"];
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
                        data: components["schemas"]["MenuCategory"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeCategory: {
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
                    version: components["schemas"]["Version"];
                    category: components["schemas"]["CategoryForm"];
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
                        data: components["schemas"]["MenuCategory"];
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
                        data?: components["schemas"]["CategoryConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeCategory: {
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
                        data: components["schemas"]["MenuCategory"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    mergeCategory: {
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
                     * 合并到
                     * @description The category that stays.
                     * @example 1024
                     */
                    intoId: number;
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
                        data: components["schemas"]["MenuCategory"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getBuyerCredit: {
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
                        data: components["schemas"]["BuyerCredit"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    setBuyerCredit: {
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
                    amount: components["schemas"]["CreditAmount"];
                    days?: components["schemas"]["CreditTermDays"];
                    closingDay?: components["schemas"]["CreditClosingDay"];
                    graceDays: components["schemas"]["CreditGraceDays"];
                    reason: components["schemas"]["CreditReason"];
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
                        data: components["schemas"]["BuyerCredit"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    declineCreditRequest: {
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
                    reason: components["schemas"]["Reason"];
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
                        data: components["schemas"]["BuyerCredit"];
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
                format: "pdf" | "xlsx";
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
    listDeliveryRules: {
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
                        data: components["schemas"]["DeliveryRulePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createDeliveryRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    rule: components["schemas"]["DeliveryRuleForm"];
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
                        data: components["schemas"]["DeliveryRule"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeDeliveryRule: {
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
                    version: components["schemas"]["Version"];
                    rule: components["schemas"]["DeliveryRuleForm"];
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
                        data: components["schemas"]["DeliveryRule"];
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
                        data?: components["schemas"]["DeliveryRuleConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeDeliveryRule: {
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
                        data: components["schemas"]["DeliveryRule"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDraws: {
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
                        data: components["schemas"]["DrawPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createDraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    draw: components["schemas"]["DrawForm"];
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
                        data: components["schemas"]["Draw"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeDraw: {
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
                    version: components["schemas"]["Version"];
                    draw: components["schemas"]["DrawForm"];
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
                        data: components["schemas"]["Draw"];
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
                        data?: components["schemas"]["DrawConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listErpKeys: {
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
                        data: components["schemas"]["ErpKey"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createErpKey: {
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
                     * 名称
                     * @description What the key is called in the log.
                     * @example 总部ERP
                     */
                    name: string;
                    /**
                     * 权限
                     * @description What it may do.
                     */
                    scopes: components["schemas"]["ErpScope"][];
                    /**
                     * 有效天数
                     * @description After how many days it ends.
                     * @example 366
                     */
                    days: number;
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
                        data: components["schemas"]["NewErpKey"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    revokeErpKey: {
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
                        data: components["schemas"]["ErpKey"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getFigures: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
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
                        data: components["schemas"]["Figures"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listSales: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
                /** @description buyer 客户, goods 商品, region 地区 (the city of the address), salesperson 业务员 (of the buyer today). */
                by: "buyer" | "goods" | "region" | "salesperson";
                /** @description By this figure. Margin only for roles that see it. */
                sort?: "amount" | "refunded" | "net" | "margin" | "orders" | "buyers" | "quantity";
                /** @description desc, the largest first. */
                order?: "asc" | "desc";
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
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
                        data: components["schemas"]["SalesPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exportSales: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
                /** @description buyer 客户, goods 商品, region 地区 (the city of the address), salesperson 业务员 (of the buyer today). */
                by: "buyer" | "goods" | "region" | "salesperson";
                /** @description By this figure. Margin only for roles that see it. */
                sort?: "amount" | "refunded" | "net" | "margin" | "orders" | "buyers" | "quantity";
                /** @description desc, the largest first. */
                order?: "asc" | "desc";
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    listSlowGoods: {
        parameters: {
            query?: {
                /** @description Only those that last at least this long. */
                minDays?: number;
                /** @description Goods that do not sell last longest. */
                sort?: "value" | "days" | "stock" | "lastSoldAt";
                /** @description desc, the largest first. */
                order?: "asc" | "desc";
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
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
                        data: components["schemas"]["SlowGoodsPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exportSlowGoods: {
        parameters: {
            query: {
                /** @description Only those that last at least this long. */
                minDays?: number;
                /** @description Goods that do not sell last longest. */
                sort?: "value" | "days" | "stock" | "lastSoldAt";
                /** @description desc, the largest first. */
                order?: "asc" | "desc";
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    listExpiringStock: {
        parameters: {
            query?: {
                /** @description Only those that expire within this many days. */
                within?: number;
                /** @description By days, what expires first is first unless order says else. */
                sort?: "days" | "value" | "unsold";
                /** @description desc, the largest first. */
                order?: "asc" | "desc";
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
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
                        data: components["schemas"]["ExpiringStockPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exportExpiringStock: {
        parameters: {
            query: {
                /** @description Only those that expire within this many days. */
                within?: number;
                /** @description By days, what expires first is first unless order says else. */
                sort?: "days" | "value" | "unsold";
                /** @description desc, the largest first. */
                order?: "asc" | "desc";
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    matchFiles: {
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
                     * 种类
                     * @description Of what the files are.
                     * @enum {string}
                     */
                    kind: "picture" | "report" | "batchPicture";
                    /**
                     * 文件名
                     * @description With extensions.
                     */
                    names: string[];
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
                        data: components["schemas"]["FileMatch"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    goods: components["schemas"]["GoodsProfileForm"];
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
                        data: components["schemas"]["GoodsProfile"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getGoodsProfile: {
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
                        data: components["schemas"]["GoodsProfile"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeGoodsProfile: {
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
                    version: components["schemas"]["Version"];
                    goods: components["schemas"]["GoodsProfileForm"];
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
                        data: components["schemas"]["GoodsProfile"];
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
                        data?: components["schemas"]["ProfileConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPriceEffects: {
        parameters: {
            query: {
                /** @description Goods with a price each, and a cost where that is new, too (0, not known); comma-separated, 200 at most. */
                prices: string;
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
                        data: components["schemas"]["PriceEffect"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getGoodsTerms: {
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
                        data: components["schemas"]["GoodsTerms"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeGoodsTerms: {
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
                    version: components["schemas"]["Version"];
                    isControlled: components["schemas"]["Flag"];
                    /**
                     * 控销客户
                     * @description Absent: nobody.
                     */
                    buyers?: components["schemas"]["Id"][];
                    /**
                     * 销售地区
                     * @description Absent: everywhere.
                     */
                    regions?: components["schemas"]["SaleRegion"][];
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
                        data: components["schemas"]["GoodsTerms"];
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
                        data?: components["schemas"]["TermsConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeGoodsTiers: {
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
                    version: components["schemas"]["Version"];
                    goods: components["schemas"]["GoodsTiersForm"];
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
                        data: components["schemas"]["GoodsTiers"];
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
                        data?: components["schemas"]["TiersConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    arrangeGoodsPictures: {
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
                    /** @description The remaining large pictures, in order. Absent: none remains, and a drawing is shown. */
                    large?: components["schemas"]["Url"][];
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
                        data: components["schemas"]["GoodsTerms"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addGoodsPicture: {
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
                     * @description JPEG, PNG or WebP, at most 2 MB.
                     */
                    large: Blob;
                    /**
                     * Format: binary
                     * @description The same for lists, at most 200 KB.
                     */
                    thumbnail: Blob;
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
                        data: components["schemas"]["GoodsTerms"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeGoodsVideo: {
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
                     * 视频路径
                     * @description Path of an MP4 or WebM on this shop, whose pages load from no other host. Absent: none.
                     * @example /films/12.mp4
                     */
                    video?: string;
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
                        data: components["schemas"]["GoodsTerms"];
                    };
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
                /** @description Code of the region. */
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
                        data: components["schemas"]["Region"][];
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
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description listed 在售, unlisted 已下架, unpriced 无报价, low 一周内售罄. */
                status?: "listed" | "unlisted" | "unpriced" | "low";
                /** @description Only these (repeat). */
                id?: components["schemas"]["Id"][];
                /** @description By this field, from the highest with a minus; absent, as said of the list. */
                sort?: "name" | "-name" | "price" | "-price" | "stock" | "-stock";
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
    changeGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Absent fields stay unchanged. */
                    rows: components["schemas"]["GoodsChange"][];
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
                        /** @description As they are now. */
                        data: components["schemas"]["Goods"][];
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
                        data?: components["schemas"]["GoodsConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    moveGoods: {
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
                     * 分类
                     * @description Path of the category, joined by >; missing ones are created.
                     * @example 中成药>补益类
                     */
                    category: string;
                    /**
                     * 商品数
                     * @description How many goods the list had when it was seen.
                     * @example 3
                     */
                    count: number;
                    /**
                     * 搜索
                     * @description As in the list.
                     */
                    keywords?: string;
                    /**
                     * 状态
                     * @description As in the list.
                     * @enum {string}
                     */
                    status?: "listed" | "unlisted" | "unpriced" | "low";
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
                        data: {
                            moved: components["schemas"]["Count"];
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
    exportGoods: {
        parameters: {
            query: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description listed 在售, unlisted 已下架, unpriced 无报价, low 一周内售罄. */
                status?: "listed" | "unlisted" | "unpriced" | "low";
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    planPrices: {
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
                     * 生效时间
                     * @description From when on they hold, within a year.
                     * @example 1772694000
                     */
                    startsAt: number;
                    /** @description All or none. */
                    rows: {
                        id: components["schemas"]["Id"];
                        /**
                         * 价格
                         * @description Yuan for one unit, above its tiers.
                         * @example 12.80
                         */
                        price: string;
                    }[];
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
                        data: components["schemas"]["Goods"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    cancelPlannedPrice: {
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
                        data: components["schemas"]["Goods"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPrices: {
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
                        data: components["schemas"]["PriceChange"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBatches: {
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
                        data: components["schemas"]["BatchQuantity"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    bookStock: {
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
                     * 批号
                     * @description Absent: unknown.
                     * @example A240301
                     */
                    batchNo?: string;
                    /**
                     * 有效期至
                     * Format: date
                     * @description Last day of use; absent for what does not expire.
                     * @example 2027-11-30
                     */
                    expiry?: string;
                    /**
                     * 数量
                     * @description Units that come in; below zero, that leave.
                     * @example 100
                     */
                    change: string;
                    /**
                     * 原因
                     * @description For the operator log.
                     * @example 采购入库
                     */
                    reason: string;
                    /**
                     * @description Names one booking; the same key never books a second one.
                     * @example 3f1c6a52-8f0e-4c57-9d0a-6c1f2b7e9a10
                     */
                    key: string;
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
                        /** @description Batches in stock, as they are now. */
                        data: components["schemas"]["BatchQuantity"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addBuyer: {
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
                     * 单位名称
                     * @description Name of the business as registered.
                     * @example 康宁大药房（锦江店）
                     */
                    company: string;
                    /**
                     * 联系人
                     * @description Name.
                     * @example 王药师
                     */
                    name: string;
                    /**
                     * 手机号
                     * @description Mobile number.
                     * @example 13800001234
                     */
                    phone: string;
                    /**
                     * 企业类型
                     * @description pharmacy 单体药店, chain 连锁药店, clinic 诊所, hospital 医院, wholesaler 批发企业.
                     * @enum {string}
                     */
                    kind: "pharmacy" | "chain" | "clinic" | "hospital" | "wholesaler";
                    /**
                     * 所在地区
                     * @description Code of a district.
                     * @example 510104
                     */
                    regionCode: string;
                    /**
                     * 业务员
                     * @description Empty: nobody.
                     */
                    salesperson?: string;
                    /**
                     * 业务员电话
                     * @description Empty: none.
                     */
                    salesPhone?: string;
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
                        data: components["schemas"]["IssuedInvitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getBuyerInvitation: {
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
                        data: components["schemas"]["BuyerInvitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    inviteBuyer: {
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
                     * @description How the identity of the buyer was verified, required to reset a password; only the log has it.
                     * @example 已电话核对营业执照与法人身份
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
                        data: components["schemas"]["IssuedInvitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listInvitations: {
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
                        data: components["schemas"]["Invitation"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    issueRegistrationCode: {
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
                     * 手机号
                     * @description Mobile number.
                     * @example 13800001234
                     */
                    phone: string;
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
                        data: components["schemas"]["IssuedInvitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    withdrawInvitation: {
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
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listMakers: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Part of a name, or of a former one. */
                search?: string;
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
                        data: components["schemas"]["MakerPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    renameMaker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: components["schemas"]["MakerName"];
                    /**
                     * 新名称
                     * @description Its name from then on; no other maker has it.
                     * @example 豫西本草制药股份有限公司
                     */
                    newName: string;
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
                        data: components["schemas"]["RenamedMaker"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    mergeMakers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: components["schemas"]["MakerName"];
                    /**
                     * 合并到
                     * @description The name that stays; a maker of products has it.
                     * @example 豫西本草制药有限公司
                     */
                    into: string;
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
                        data: components["schemas"]["RenamedMaker"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    hideMaker: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: components["schemas"]["MakerName"];
                    /** 隐藏 */
                    isHidden: components["schemas"]["Flag"];
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
                        data: components["schemas"]["Maker"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    releaseMakerName: {
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
                     * 曾用名
                     * @description Name of a maker, as its products have it.
                     * @example 豫西本草制药有限公司
                     */
                    name: string;
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
                        /** @description The maker whose former name it was. */
                        data: components["schemas"]["Maker"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    messageAllBuyers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MessageForm"];
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
                        data: components["schemas"]["Sent"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    messageBuyer: {
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
                "application/x-www-form-urlencoded": components["schemas"]["MessageForm"];
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
                        data: components["schemas"]["Sent"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
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
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadStatement: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    listPostings: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Only on this account. */
                method?: components["schemas"]["Method"];
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
                        data: components["schemas"]["PostingPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadPostings: {
        parameters: {
            query: {
                /** @description First day, in China. */
                from: components["schemas"]["DateText"];
                /** @description Last day; 366 days at most. */
                to: components["schemas"]["DateText"];
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    uploadBankFile: {
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
                     * Format: binary
                     * @description CSV or XLSX.
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
                        data: components["schemas"]["BankFileResult"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBankLines: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Only these. */
                status?: "open" | "settled" | "dismissed";
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
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
                        data: components["schemas"]["BankLinePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addBankLine: {
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
                     * 流水号
                     * @description Number of the transfer on the bank statement.
                     * @example 20260305000123
                     */
                    serialNo: string;
                    /**
                     * 日期
                     * Format: date
                     * @description A calendar day in China, YYYY-MM-DD.
                     * @example 2027-11-30
                     */
                    day: string;
                    /**
                     * 金额
                     * @description Yuan that came.
                     * @example 4928.37
                     */
                    amount: string;
                    /**
                     * 付款人
                     * @description Who paid.
                     */
                    payer?: string;
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
                        data: {
                            /** @description 0: it was there. */
                            added: components["schemas"]["Count"];
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
    settleBankLines: {
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
                     * 流水
                     * @description Each with the order that it pays.
                     */
                    lines: {
                        lineId: components["schemas"]["Id"];
                        orderId: components["schemas"]["Id"];
                    }[];
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
                        data: {
                            settled: components["schemas"]["Count"];
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
    splitBankLine: {
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
                     * 客户
                     * @description Identity of a record.
                     * @example 1024
                     */
                    buyerId: number;
                    /**
                     * 用余额付
                     * @description Yuan that the buyer's balance adds, at most: the sum that the operator saw. Absent: nothing.
                     * @example 128.00
                     */
                    fromBalance?: string;
                    /**
                     * 另一笔款
                     * @description 1: somebody has checked that no order of this buyer was confirmed by hand with this money.
                     */
                    isOther?: components["schemas"]["Flag"];
                    /**
                     * 订单
                     * @description Unpaid orders of this buyer. Absent: all of it goes to the balance.
                     */
                    orders?: components["schemas"]["Id"][];
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
                        data: {
                            /** @description Orders that are paid by it. */
                            paid: components["schemas"]["Count"];
                            /** @description Yuan that went to the balance. */
                            rest: components["schemas"]["Money"];
                            /** @description The part of rest that paid debts on account from there. */
                            repaid: components["schemas"]["Money"];
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
    returnBankLine: {
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
                     * 订单
                     * @description Identity of a record.
                     * @example 1024
                     */
                    orderId: number;
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
    dismissBankLine: {
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
    listRefunds: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Only these. */
                status?: "pending" | "failed" | "done";
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
                        data: components["schemas"]["RefundPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
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
                perPage?: components["parameters"]["PageSize"];
                /** @description Only these. */
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
                        data: components["schemas"]["IssuedInvoicePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadInvoiceApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    takeInInvoiceFile: {
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
                     * 发票文件
                     * Format: binary
                     * @description XML, PDF or OFD.
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
                        data: {
                            /**
                             * @description Number of the invoice.
                             * @example 26512000000012345678
                             */
                            no: string;
                            /**
                             * @description issued the application, added to an issued invoice, known before.
                             * @enum {string}
                             */
                            outcome: "issued" | "added" | "known";
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
    getAudit: {
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
                        data: components["schemas"]["Audit"] | null;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    startAudit: {
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
                        data: components["schemas"]["Audit"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addOrderNote: {
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
                "application/x-www-form-urlencoded": components["schemas"]["NoteForm"];
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
    addBuyerNote: {
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
                "application/x-www-form-urlencoded": components["schemas"]["NoteForm"];
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeNote: {
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
    changeOrderTags: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TagsForm"];
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
    changeBuyerTags: {
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
                "application/x-www-form-urlencoded": components["schemas"]["TagsForm"];
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
                        data: components["schemas"]["BuyerDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listOrderTags: {
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
                        data: components["schemas"]["UsedTag"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBuyerTags: {
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
                        data: components["schemas"]["UsedTag"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listOperators: {
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
                        data: components["schemas"]["Colleague"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addOperator: {
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
                     * 账号
                     * @description User name, a letter first.
                     * @example lin
                     */
                    username: string;
                    /**
                     * 姓名
                     * @description Who it is.
                     * @example 林会计
                     */
                    name: string;
                    /**
                     * 岗位
                     * @description They may do what any of these allows.
                     */
                    roles: components["schemas"]["RoleKey"][];
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
                        data: components["schemas"]["ColleaguePassword"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeOperatorRoles: {
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
                     * 岗位
                     * @description They may do what any of these allows.
                     */
                    roles: components["schemas"]["RoleKey"][];
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
                        data: components["schemas"]["Colleague"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    disableOperator: {
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
                        data: components["schemas"]["Colleague"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    planOperatorLeave: {
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
                     * 开始日期
                     * Format: date
                     * @description First day without access, in China.
                     * @example 2027-11-30
                     */
                    from: string;
                    /**
                     * 结束日期
                     * Format: date
                     * @description Last day without access; absent: until an owner enables them.
                     * @example 2027-11-30
                     */
                    until?: string;
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
                        data: components["schemas"]["Colleague"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    resetOperatorFactor: {
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
                        data: components["schemas"]["Colleague"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    enableOperator: {
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
                        data: components["schemas"]["Colleague"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    resetOperator: {
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
                        data: components["schemas"]["ColleaguePassword"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRoles: {
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
                            list: components["schemas"]["Role"][];
                            total: components["schemas"]["Count"];
                        };
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    role: components["schemas"]["RoleForm"];
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
                        data: components["schemas"]["Role"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeRole: {
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
                    version: components["schemas"]["Version"];
                    role: components["schemas"]["RoleForm"];
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
                        data: components["schemas"]["Role"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeRole: {
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
    listOrders: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only these; transfer, those with a slip to be matched; partly, paid ones of which a part has left. */
                status?: "pending" | "transfer" | "paid" | "partly" | "shipped" | "done" | "cancelled";
                /** @description Only of this buyer. */
                buyerId?: components["schemas"]["Id"];
                /** @description Only with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description Placed on this day or later. */
                from?: components["schemas"]["DateText"];
                /** @description Placed on this day or before. */
                to?: components["schemas"]["DateText"];
                /** @description By this field, from the highest with a minus; absent, as said of the list. */
                sort?: "createdAt" | "-createdAt" | "paidAt" | "-paidAt" | "total" | "-total" | "company" | "-company";
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
    exportOrders: {
        parameters: {
            query: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only these; transfer, those with a slip to be matched; partly, paid ones of which a part has left. */
                status?: "pending" | "transfer" | "paid" | "partly" | "shipped" | "done" | "cancelled";
                /** @description Only of this buyer. */
                buyerId?: components["schemas"]["Id"];
                /** @description Only with this tag. */
                tag?: components["parameters"]["Tag"];
                /** @description Placed on this day or later. */
                from?: components["schemas"]["DateText"];
                /** @description Placed on this day or before. */
                to?: components["schemas"]["DateText"];
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
    acceptTransfer: {
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
                     * 银行流水号
                     * @description Number of the transfer on the bank statement.
                     */
                    tradeNo?: string;
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
    rejectTransfer: {
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
                    reason: components["schemas"]["Reason"];
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
    queryPayments: {
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
                        /** @description The latest first. */
                        data: components["schemas"]["QueriedPayment"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listPicking: {
        parameters: {
            query?: {
                /** @description Only these orders (repeat); default: all paid and unshipped ones, at most 500 lines. */
                orderId?: components["schemas"]["Id"][];
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
                        data: components["schemas"]["PickLine"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeBatches: {
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
                    goodsId: components["schemas"]["Id"];
                    /**
                     * 批号
                     * @description Number of the batch.
                     */
                    batchNo: string;
                    /** @description Why not the one that expires first; for the log. */
                    reason: components["schemas"]["Reason"];
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
    shipOrder: {
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
                    /** @description 1, refused where everything has left already. */
                    isFirst?: components["schemas"]["Flag"];
                    /**
                     * 本次发货
                     * @description Its contents; absent, all that is left.
                     */
                    lines?: {
                        /** @description Line of the order. */
                        lineId: components["schemas"]["Id"];
                        /** @description Units that leave now. */
                        quantity: components["schemas"]["Quantity"];
                    }[];
                    /**
                     * 承运商
                     * @description Name of the business as registered.
                     */
                    company: string;
                    /**
                     * 运单号
                     * @description Tracking number of the parcel.
                     */
                    trackingNo: string;
                    /**
                     * 承运电话
                     * @description Mobile number.
                     */
                    phone?: string;
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
            /** @description Refused; data says more. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        data?: components["schemas"]["Held"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    trackParcel: {
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
                     * 运单号
                     * @description Of the parcel.
                     */
                    trackingNo: string;
                    /**
                     * 物流信息
                     * @description Where it is, as the buyer reads it.
                     * @example 已到达成都分拨中心
                     */
                    text: string;
                    /** @description Absent: on its way, unless it is further already. */
                    status?: components["schemas"]["ParcelStatus"];
                    /**
                     * 时间
                     * @description When; absent: now.
                     * @example 1772694000
                     */
                    at?: number;
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
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    reason: components["schemas"]["Reason"];
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
    shortenOrder: {
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
                    reason: components["schemas"]["Reason"];
                    /** @description 1, the units are there and can be sold again; 0, they are missing or damaged. */
                    isInStock: components["schemas"]["Flag"];
                    /**
                     * 少发商品
                     * @description The lines that are cut off.
                     */
                    lines: {
                        /** @description Line of the order. */
                        lineId: components["schemas"]["Id"];
                        /** @description Units that are not delivered. */
                        quantity: components["schemas"]["Quantity"];
                    }[];
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
    replaceUnits: {
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
                    reason: components["schemas"]["Reason"];
                    /** @description Replacement orders that the operator has seen; another number is refused, so that nothing is sent twice. */
                    seen: number;
                    /**
                     * 补发商品
                     * @description The lines to send again.
                     */
                    lines: {
                        /** @description Line of the order. */
                        lineId: components["schemas"]["Id"];
                        /** @description Units to send again. */
                        quantity: components["schemas"]["Quantity"];
                    }[];
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
    downloadPapers: {
        parameters: {
            query?: {
                /** @description Only that of this parcel. */
                parcelId?: components["schemas"]["Id"];
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
            /** @description The delivery note. */
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
    answerReturn: {
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
                    /** @description 1 agrees, 0 refuses; then `reason` has to say why. */
                    agrees: components["schemas"]["Flag"];
                    reason?: components["schemas"]["Reason"];
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
    receiveReturn: {
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
                     * 追溯码
                     * @description Boxes or cases that came, as scanned; without any those that the buyer named.
                     */
                    codes?: string[];
                    /**
                     * 不能再售、报损的商品
                     * @description Lines of the order (`lineId`) that cannot be sold again; the others go back into their batches.
                     */
                    writtenOff?: components["schemas"]["Id"][];
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
    refundReturn: {
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
    listOwnPrices: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Part of the name of a list, or of the company of a named buyer. */
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
                        data: components["schemas"]["OwnPricePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createOwnPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    list: components["schemas"]["OwnPriceForm"];
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
                        data: components["schemas"]["OwnPriceDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    readOwnPriceFile: {
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
                     * Format: binary
                     * @description CSV or XLSX, 2,000 rows at most.
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
                        data: components["schemas"]["OwnPriceFile"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    previewOwnPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The list being changed; absent for a new one. */
                    id?: components["schemas"]["Id"];
                    list: components["schemas"]["OwnPriceForm"];
                    /**
                     * 客户
                     * @description Identity of a record.
                     * @example 1024
                     */
                    buyer: number;
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
                        data: components["schemas"]["OwnPricePreview"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getOwnPrices: {
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
                        data: components["schemas"]["OwnPriceDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeOwnPrices: {
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
                    version: components["schemas"]["Version"];
                    list: components["schemas"]["OwnPriceForm"];
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
                        data: components["schemas"]["OwnPriceDetail"];
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
                        data?: components["schemas"]["OwnPriceConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listBuyerPrices: {
        parameters: {
            query: {
                /** @description The product. */
                goodsId: components["schemas"]["Id"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
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
                        data: components["schemas"]["PastPricePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listSellerPapers: {
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
                        data: components["schemas"]["SellerPapers"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addSellerPaper: {
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
                     * @description PDF, JPEG or PNG, at most 5 MB; judged by content. A picture becomes a PDF of one page.
                     */
                    file: Blob;
                    /**
                     * 名称
                     * @description What it is.
                     * @example 药品经营许可证
                     */
                    name: string;
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
                        data: components["schemas"]["SellerPapers"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadSellerPaper: {
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
            /** @description The file. */
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
    removeSellerPaper: {
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
                        data: components["schemas"]["SellerPapers"];
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
                /** @description Only these. */
                status?: components["schemas"]["PointsOrderStatus"];
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
    shipPointsOrder: {
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
                     * 承运商
                     * @description Name of the business as registered.
                     */
                    company: string;
                    /**
                     * 运单号
                     * @description Tracking number of the parcel.
                     */
                    trackingNo: string;
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
    cancelPointsOrder: {
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
                    reason: components["schemas"]["Reason"];
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
    beginPreview: {
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
                     * @description Page of the shop that opens; absent: the own page of an activity or an article.
                     * @example /
                     */
                    path?: string;
                    /**
                     * @description Who sees it: visitor, or buyer for a sample of one.
                     * @enum {string}
                     */
                    viewer: "visitor" | "buyer";
                    /** @description Of the record that is being changed; absent for a new one. */
                    id?: components["schemas"]["Id"];
                    /** @description The version of the changed record, as seen. */
                    version?: components["schemas"]["Version"];
                    activity?: components["schemas"]["ActivityForm"];
                    article?: components["schemas"]["ArticleForm"];
                    banner?: components["schemas"]["BannerForm"];
                    brand?: components["schemas"]["BrandForm"];
                    /** @description The sample of a buyer gets these terms. */
                    buyer?: components["schemas"]["BuyerTerms"];
                    category?: components["schemas"]["CategoryForm"];
                    draw?: components["schemas"]["DrawForm"];
                    goods?: components["schemas"]["GoodsChange"][];
                    settings?: components["schemas"]["SettingsForm"];
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
                        data: {
                            /**
                             * @description Address in the shop; good for once and for a minute.
                             * @example http://127.0.0.1:5180/preview/abc
                             */
                            url: string;
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
    listPriceLists: {
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
                        data: components["schemas"]["PriceList"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    uploadPriceList: {
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
                     * Format: binary
                     * @description CSV or XLSX.
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
                        data: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getPriceList: {
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
                        data: components["schemas"]["PriceListDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    checkPriceList: {
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
                "application/x-www-form-urlencoded": components["schemas"]["ListChoices"];
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
                        data: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    importPriceList: {
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
                     * 低于最低价的商品
                     * @description 1: only the rows that wait; see onlyHeld.
                     */
                    held?: components["schemas"]["Flag"];
                    /**
                     * 表中没有的商品
                     * @description Goods on sale that are missing from the list: count them, take them off sale, or ignore them.
                     * @enum {string}
                     */
                    gone: "report" | "unshelve" | "keep";
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
                        data: components["schemas"]["PriceList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadRejects: {
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
            /** @description The rows as they stood, behind their line and the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only of this state. */
                status?: components["schemas"]["Period"];
                /** @description Only of this kind. */
                kind?: components["schemas"]["ActivityKind"];
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
                        data: components["schemas"]["ActivityPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    activity: components["schemas"]["ActivityForm"];
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
                        data: components["schemas"]["ActivityDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
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
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeActivity: {
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
                    version: components["schemas"]["Version"];
                    activity: components["schemas"]["ActivityForm"];
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
                        data: components["schemas"]["ActivityDetail"];
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
                        data?: components["schemas"]["ActivityConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    endActivity: {
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
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    previewActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The activity that is being changed; absent for a new one. */
                    id?: components["schemas"]["Id"];
                    activity: components["schemas"]["ActivityForm"];
                    /**
                     * 客户
                     * @description User name of a buyer.
                     * @example pharmacy
                     */
                    buyer: string;
                    /**
                     * 样例商品
                     * @description Goods with quantities.
                     */
                    lines: components["schemas"]["SampleLine"][];
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
                        data: components["schemas"]["ActivityPreview"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listScopeChoices: {
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
                        data: components["schemas"]["ScopeChoices"];
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
                /** @description Part of the names of the buyer, or its number. */
                keywords?: string;
                /** @description Only these. */
                status?: components["schemas"]["ProposalStatus"];
                /** @description 1: only those that the operator made. */
                mine?: components["schemas"]["Flag"];
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
                        data: components["schemas"]["ProposalPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    proposal: components["schemas"]["ProposalForm"];
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
                        data: components["schemas"]["ProposalDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getProposal: {
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
                        data: components["schemas"]["ProposalDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeProposal: {
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
                    version: components["schemas"]["Version"];
                    proposal: components["schemas"]["ProposalForm"];
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
                        data: components["schemas"]["ProposalDetail"];
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
                        data?: components["schemas"]["ProposalConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    orderProposal: {
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
                        data: components["schemas"]["ProposalOrder"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    withdrawProposal: {
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
                        data: components["schemas"]["ProposalDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listRebates: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
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
                        data: components["schemas"]["RebatePage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createRebate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    rebate: components["schemas"]["RebateForm"];
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
                        data: components["schemas"]["RebateRecord"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeRebate: {
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
                    version: components["schemas"]["Version"];
                    rebate: components["schemas"]["RebateForm"];
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
                        data: components["schemas"]["RebateRecord"];
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
                        data?: components["schemas"]["RebateConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getRebateSums: {
        parameters: {
            query?: {
                /** @description Default: the last one that has ended, otherwise the current one. */
                period?: components["schemas"]["RebatePeriodQuery"];
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
                        data: components["schemas"]["RebateSums"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getRebateProof: {
        parameters: {
            query: {
                /** @description Period to read. */
                period: components["schemas"]["RebatePeriodQuery"];
                /** @description Buyer to read. */
                buyerId: components["schemas"]["Id"];
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
                        data: components["schemas"]["RebateProof"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    bookRebate: {
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
                    period: components["schemas"]["RebatePeriodQuery"];
                    /**
                     * 客户
                     * @description Identity of a record.
                     * @example 1024
                     */
                    buyerId: number;
                    /**
                     * 入账金额
                     * @description As seen; refused if it has changed.
                     * @example 185.18
                     */
                    amount: string;
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
                        data: components["schemas"]["RebateSum"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
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
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
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
                            list: components["schemas"]["GoodsBatch"][];
                            total: components["schemas"]["Count"];
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
    openRecall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    goodsId: components["schemas"]["Id"];
                    batchNo: components["schemas"]["BatchNo"];
                    /** 级别 */
                    level: components["schemas"]["RecallLevel"];
                    /**
                     * 召回原因
                     * @description Why, in a sentence that the buyer reads.
                     * @example 许可证照片不清晰
                     */
                    reason: string;
                    instruction: components["schemas"]["Instruction"];
                    /**
                     * 反馈期限
                     * Format: date
                     * @description By when buyers are to answer.
                     * @example 2027-11-30
                     */
                    dueOn: string;
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
                        data: components["schemas"]["BatchDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getBatch: {
        parameters: {
            query: {
                /** @description Goods. */
                goodsId: components["schemas"]["Id"];
                /** @description Number of the batch. */
                batchNo: components["schemas"]["BatchNo"];
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
                        data: components["schemas"]["BatchDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadBatch: {
        parameters: {
            query: {
                /** @description Goods. */
                goodsId: components["schemas"]["Id"];
                /** @description Number of the batch. */
                batchNo: components["schemas"]["BatchNo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    remindOfRecall: {
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
                        data: components["schemas"]["BatchDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    endRecall: {
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
                     * 结论
                     * @description The result.
                     * @example 全部追回，已移交生产企业
                     */
                    conclusion: string;
                    /**
                     * 恢复销售
                     * @description 1: what is in stock of the batch is sold again; 0: it stays out of sale.
                     */
                    isReleased: components["schemas"]["Flag"];
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
                        data: components["schemas"]["BatchDetail"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getOperator: {
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
                        /** @description Null: nobody. */
                        data: components["schemas"]["Operator"] | null;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    logIn: {
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
                     * 账号
                     * @description User name.
                     * @example cangku
                     */
                    username: string;
                    password: components["schemas"]["Password"];
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
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    logOut: {
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
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    logInByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description From the answer to the login. */
                    ticket: string;
                    code: components["schemas"]["Code"];
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
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    confirmFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    code: components["schemas"]["Code"];
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
                        data: {
                            /** @description Each serves once, in place of a code; shown only now. */
                            recoveryCodes: string[];
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
    beginFactor: {
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
                     * 登录密码
                     * @description The operator's own; a session is not enough.
                     * @example correct-horse-battery
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
                        data: {
                            /**
                             * @description In Base32, for typing.
                             * @example JBSWY3DPEHPK3PXP
                             */
                            secret: string;
                            /**
                             * @description Text of the QR code (otpauth:).
                             * @example otpauth://totp/%E8%8D%AF%E9%9B%86:cangku?secret=JBSWY3DPEHPK3PXP
                             */
                            qr: string;
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
    changeOwnPassword: {
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
                     * 现在的密码
                     * @description The one until now.
                     * @example correct-horse-battery
                     */
                    password: string;
                    /**
                     * 新密码
                     * @description The one from now on.
                     */
                    newPassword: string;
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
    getSettings: {
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
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    version: components["schemas"]["Version"];
                    settings: components["schemas"]["SettingsForm"];
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
                        data: components["schemas"]["Settings"];
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
                        data?: components["schemas"]["SettingsConflict"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    addPicture: {
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
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 2 MB.
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
                        data: {
                            /** @description Its path on this shop. */
                            url: components["schemas"]["Url"];
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
    createOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description From the link; valid once. */
                    token: string;
                    /**
                     * 账号
                     * @description User name, a letter first.
                     * @example zhang
                     */
                    username: string;
                    /**
                     * 姓名
                     * @description Who it is.
                     * @example 张三
                     */
                    name: string;
                    /**
                     * 密码
                     * @description A password.
                     * @example correct-horse-battery
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
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listFirstSteps: {
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
                        data: components["schemas"]["FirstStep"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    previewShipments: {
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
                     * 运单号
                     * @description 200 lines at most.
                     */
                    text?: string;
                    /**
                     * 承运商
                     * @description Of lines without one.
                     */
                    carrier?: string;
                    /**
                     * 订单
                     * @description The chosen orders.
                     */
                    orderIds?: components["schemas"]["Id"][];
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
                        data: components["schemas"]["ShipmentDraft"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    readShipmentFile: {
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
                     * Format: binary
                     * @description CSV or XLSX, 200 rows at most.
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
                        data: {
                            /**
                             * @description Cells between tabs.
                             * @example 202603050001234	顺丰速运	SF1234567890123
                             */
                            text: string;
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
    printDeliveryNotes: {
        parameters: {
            query: {
                /** @description Orders, in this sequence (repeat). */
                orderId: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
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
    getSystem: {
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
                        data: components["schemas"]["System"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendTestMail: {
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
                     * 收件邮箱
                     * @description Where to send it.
                     * @example caigou@example.com
                     */
                    to: string;
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
                        data: components["schemas"]["MailServer"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listCodes: {
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
                        data: components["schemas"]["TraceList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    recordCodes: {
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
                     * 追溯码
                     * @description As scanned, typed or pasted; FNC1 as ␝ (U+241D), since forms lose control characters.
                     */
                    codes: string[];
                    /** @description Their line; default: found by the codes. */
                    lineId?: components["schemas"]["Id"];
                    /**
                     * 批号
                     * @description Their batch; default: found by the codes, otherwise the first incomplete one.
                     */
                    batchNo?: string;
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
                        /** @description For each code, in their order. */
                        data: components["schemas"]["TraceAnswer"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeCodes: {
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
                     * 追溯码
                     * @description Of a box, or of a case.
                     */
                    code: string;
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
                        data: components["schemas"]["TraceList"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    downloadCodes: {
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
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    uploadPacking: {
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
                     * Format: binary
                     * @description CSV or XLSX with the columns 父码 and 子码, and 批号 and 有效期至 if wanted.
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
                        data: components["schemas"]["PackingReport"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listViews: {
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
                        data: components["schemas"]["View"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    saveViews: {
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
                     * 视图
                     * @description Absent: none.
                     */
                    views?: components["schemas"]["View"][];
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
                        data: components["schemas"]["View"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind, as `listWork` names it. */
                kind: "returns" | "afterSales" | "feedback" | "demands" | "invoices" | "refunds" | "reports" | "jobs" | "approvals";
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
                        data: components["schemas"]["WaitingItem"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    answerAfterSales: {
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
                    text: components["schemas"]["Words"];
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
    solveAfterSales: {
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
                    text: components["schemas"]["Words"];
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
    answerFeedback: {
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
                    text: components["schemas"]["Words"];
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
    answerDemand: {
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
                    text: components["schemas"]["Words"];
                    /**
                     * 商品编号
                     * @description Listed goods that fulfil it.
                     * @example 1024
                     */
                    goodsId?: number;
                    /** @description 1, there will be none. */
                    closes?: components["schemas"]["Flag"];
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
    refuseInvoice: {
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
                    reason: components["schemas"]["Reason"];
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
    finishRefund: {
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
                     * 流水号
                     * @description Number of the transfer on the bank statement.
                     * @example 20260305000123
                     */
                    reference: string;
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
    addReport: {
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
                     * 报告文件
                     * Format: binary
                     * @description PDF, JPEG or PNG, at most 5 MB; judged by content. A picture becomes a PDF of one page.
                     */
                    file: Blob;
                    /**
                     * 签发日期
                     * Format: date
                     * @description A calendar day in China, YYYY-MM-DD.
                     * @example 2027-11-30
                     */
                    issuedOn?: string;
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
    addBatchPicture: {
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
                     * 图片
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 2 MB.
                     */
                    large: Blob;
                    /**
                     * 缩略图
                     * Format: binary
                     * @description The same for lists, at most 200 KB.
                     */
                    thumbnail: Blob;
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
    retryJob: {
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
    abandonJob: {
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
                    /** @description Why; for the log. */
                    reason: components["schemas"]["Reason"];
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
    getBuyerWallet: {
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
                        data: components["schemas"]["BuyerWallet"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    adjustMoney: {
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
                    direction: components["schemas"]["Direction"];
                    /**
                     * 金额
                     * @description Yuan, above zero.
                     * @example 50
                     */
                    amount: string;
                    reason: components["schemas"]["AdjustmentReason"];
                    key: components["schemas"]["AdjustmentKey"];
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
                        data: components["schemas"]["BuyerWallet"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    adjustPoints: {
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
                    direction: components["schemas"]["Direction"];
                    /**
                     * 积分
                     * @description How many.
                     */
                    points: number;
                    reason: components["schemas"]["AdjustmentReason"];
                    key: components["schemas"]["AdjustmentKey"];
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
                        data: components["schemas"]["BuyerWallet"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listWebhooks: {
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
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WebhookForm"];
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
                        data: components["schemas"]["NewWebhook"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    changeWebhook: {
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
                "application/x-www-form-urlencoded": components["schemas"]["WebhookForm"];
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
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    removeWebhook: {
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
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    renewWebhookSecret: {
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
                        data: components["schemas"]["NewWebhook"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    replayWebhook: {
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
                     * 位置
                     * @description Everything behind it is sent again.
                     * @example 48211
                     */
                    after: number;
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
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDeliveries: {
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
                        data: components["schemas"]["Delivery"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    resendDelivery: {
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
                        data: components["schemas"]["Id"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listWork: {
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
                        data: components["schemas"]["WorkItem"][];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listLog: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only of this operator. */
                operator?: string;
                /** @description Done on this day or later, in China. */
                from?: components["schemas"]["DateText"];
                /** @description Done on this day or before. */
                to?: components["schemas"]["DateText"];
                /** @description Page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                perPage?: components["parameters"]["PageSize"];
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
                        data: components["schemas"]["LogPage"];
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    exportLog: {
        parameters: {
            query: {
                /** @description Words to look for. */
                keywords?: components["parameters"]["Keywords"];
                /** @description Only of this operator. */
                operator?: string;
                /** @description Done on this day or later, in China. */
                from?: components["schemas"]["DateText"];
                /** @description Done on this day or before. */
                to?: components["schemas"]["DateText"];
                /** @description Kind of file. */
                format: components["parameters"]["TableFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
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
}
