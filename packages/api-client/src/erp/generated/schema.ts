// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export interface paths {
    "/erp/v1/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who the customers are */
        post: operations["sendBuyers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which licences customers have, and until when */
        post: operations["sendDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes behind a position */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/credit-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Credit lines of customers that have a code, with their use
         * @description Every customer that ever had a line. Customers without a code aren't listed.
         */
        get: operations["listCreditLines"];
        put?: never;
        /** Grant, change or end credit lines */
        post: operations["sendCreditLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/credit-lines/{code}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statement of account of a customer's month */
        get: operations["getCreditStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open debts of all customers, by order */
        get: operations["listDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods that have a code
         * @description Rows as a lot would send them, so that the two systems can be compared; sent back they change nothing. Goods without a code aren't listed.
         */
        get: operations["listGoods"];
        put?: never;
        /** Say what goods there are */
        post: operations["sendGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of goods that have a code
         * @description Rows as a lot would send them, so that the two systems can be compared; sent back they change nothing. Goods without a code aren't listed.
         */
        get: operations["listPrices"];
        put?: never;
        /** Say what goods cost */
        post: operations["sendPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Batches in the warehouse of goods that have a code
         * @description Rows as a lot would send them, so that the two systems can be compared; sent back they change nothing. Goods without a code aren't listed.
         */
        get: operations["listStock"];
        put?: never;
        /** Say what is in the warehouse, by batch */
        post: operations["sendStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/goods/{code}/reports/{batchNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in the inspection report of a batch
         * @description Buyers get it with the batch. One that is there is replaced; it may come before the batch.
         */
        put: operations["putReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/goods/{code}/pictures/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in a picture of a product
         * @description One that is there is replaced; the number behind the last adds one. The same content changes nothing.
         */
        put: operations["putPicture"];
        post?: never;
        /**
         * Remove the pictures of a product from a number on
         * @description Those before it stay. Without pictures the shop draws one. Repeating it changes nothing.
         */
        delete: operations["deletePictures"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key's name and rights */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/orders/{no}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order in full */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A return */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice */
        get: operations["getInvoice"];
        /**
         * Hand in the invoice that the tax platform issued for an application
         * @description Refused (409) where number, tax numbers, lines or sums differ; the title names each difference.
         */
        put: operations["putInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/buyers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A buyer with its documents */
        get: operations["getBuyer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/own-price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists of own prices that have a code
         * @description Rows in the form of a lot; sent back they change nothing. Lists, and customers, without a code are left out.
         */
        get: operations["listOwnPriceLists"];
        put?: never;
        /** Lists of own prices, and the customers that have them */
        post: operations["sendOwnPriceLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/own-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of a list, by product
         * @description Rows in the form of a lot; sent back they change nothing. Products without a code are left out.
         */
        get: operations["listOwnPrices"];
        put?: never;
        /** Prices of products in lists */
        post: operations["sendOwnPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which transfers came, and what they pay
         * @description Money that may have paid an order already, which was confirmed by hand, is stored and left to an operator; the row's message says so.
         */
        post: operations["sendReceipts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/refunds/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a pending refund was sent by bank
         * @description Refused (409) where it is done, or while a provider is working on it.
         */
        post: operations["sendRefundTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand an order, or a part of it, to a carrier */
        post: operations["createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say where a parcel is, or that it was received */
        post: operations["trackShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/orders/{no}/shortages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take units out of an order that cannot be sent, and pay them back */
        post: operations["shortenOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/returns/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take returned goods in */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where changes are sent to */
        get: operations["listWebhooks"];
        put?: never;
        /** Have changes sent to a URL from now on */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/webhooks/{id}": {
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
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erp/v1/webhooks/{id}/secret": {
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
    "/erp/v1/webhooks/{id}/replay": {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description As RFC 9457 has it. */
        Problem: {
            /**
             * @description Always about:blank; `code` says which problem it is.
             * @example about:blank
             */
            type: string;
            /**
             * @description A Chinese sentence.
             * @example 该密钥无权调用此接口
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 403
             */
            status: number;
            /**
             * @description See the table of codes.
             * @example forbidden
             */
            code: string;
            /**
             * @description With 422: field → its messages.
             * @example {
             *       "rows": [
             *         "最多1000项"
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
         * @description pending 待付款, paid 待发货, shipped 待收货, done 已完成, cancelled 已取消.
         * @example pending
         * @enum {string}
         */
        OrderStatus: "pending" | "paid" | "shipped" | "done" | "cancelled";
        /**
         * 状态
         * @description shipped 已发货, moving 运输中, delivering 派送中, signed 已签收, problem 异常.
         * @enum {string}
         */
        ParcelStatus: "shipped" | "moving" | "delivering" | "signed" | "problem";
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
        /** @description A customer by its code. Without one, an account with the phone, or the user name, has the code from then on; where there is none, one is made that waits for approval at the desk and is entered by a code sent to the phone. For that everything but username, email, telephone, salesperson and salesPhone is needed; else what is absent stays as it is. */
        BuyerRow: {
            code: components["schemas"]["Code"];
            /**
             * 手机号
             * @description Mobile number to find or create the account; an account's own is never changed.
             * @example 13800138000
             */
            phone?: string;
            /**
             * 用户名
             * @description User name by which the account is found.
             */
            username?: string;
            /**
             * 企业名称
             * @description Name of the business as registered.
             * @example 锦江仁心大药房
             */
            company?: string;
            /**
             * 统一社会信用代码
             * @description Unified social credit code.
             * @example 91350100M000100Y43
             */
            creditCode?: string;
            /**
             * 企业类型
             * @description pharmacy 药店, chain 连锁, clinic 诊所, hospital 医院, wholesaler 批发企业. It stays as it is once it is set.
             * @enum {string}
             */
            kind?: "pharmacy" | "chain" | "clinic" | "hospital" | "wholesaler";
            /**
             * 联系人
             * @description Whom to ask for.
             * @example 王药师
             */
            name?: string;
            /**
             * 地区
             * @description District, by its GB/T 2260 code.
             * @example 510104
             */
            regionCode?: string;
            /**
             * 详细地址
             * @description Street and number.
             * @example 红星路三段1号
             */
            address?: string;
            /**
             * 邮箱
             * @description E-mail address.
             */
            email?: string;
            /**
             * 固定电话
             * @description Landline.
             * @example 028-85551234
             */
            telephone?: string;
            /**
             * 业务员
             * @description Who looks after it; empty, nobody.
             * @example 李四
             */
            salesperson?: string;
            /**
             * 业务员电话
             * @description Their phone; empty, none.
             */
            salesPhone?: string;
        };
        /** @description A licence of a customer that has the code. The same kind and number is the same licence. */
        DocumentRow: {
            /** @description The customer's. */
            code: components["schemas"]["Code"];
            /**
             * 证件类型
             * @description business_licence 营业执照, drug_licence 药品经营许可证, device_licence 医疗器械经营许可证, device_filing 第二类医疗器械经营备案凭证, food_licence 食品经营许可证, medical_institution 医疗机构执业许可证, authorisation 采购委托书, identity 身份证, other 其他证件.
             * @enum {string}
             */
            kind: "business_licence" | "drug_licence" | "device_licence" | "device_filing" | "food_licence" | "medical_institution" | "authorisation" | "identity" | "other";
            /**
             * 证件编号
             * @description Number on it.
             */
            number: string;
            /**
             * 发证日期
             * Format: date
             * @description Since when it holds.
             * @example 2028-06-30
             */
            issuedOn?: string | null;
            /**
             * 有效期至
             * Format: date
             * @description The last day on which it holds; null, without a term. An accepted licence that the shop has may end in the past.
             * @example 2028-06-30
             */
            expiresOn: string | null;
            /**
             * 经营范围
             * @description Business scope classes that it grants once accepted; absent: those of the licence that it renews, otherwise the default.
             * @example [
             *       "中成药",
             *       "化学药"
             *     ]
             */
            scopes?: string[];
            /**
             * 已审核
             * @description True: the wholesaler's quality people have accepted it. Else it waits for a decision at the desk.
             */
            isAccepted?: boolean;
        };
        /**
         * @description The thing that the number names, and what became of it.
         * @example order.paid
         * @enum {string}
         */
        ChangeKind: "order.placed" | "order.paid" | "order.shipped" | "order.received" | "order.cancelled" | "shipment.created" | "payment.received" | "refund.begun" | "refund.done" | "return.asked" | "return.approved" | "return.refused" | "return.received" | "return.refunded" | "invoice.asked" | "invoice.issued" | "invoice.failed" | "invoice.reversed" | "buyer.registered" | "buyer.passed" | "buyer.rejected" | "document.uploaded" | "document.passed" | "document.rejected";
        Change: {
            /**
             * @description Where it stands; nothing new ever appears before it.
             * @example 48211
             */
            position: number;
            kind: components["schemas"]["ChangeKind"];
            /**
             * @description Its subject: changes of one subject arrive in order.
             * @example YJ2026112300000017
             */
            subject: string;
            /**
             * @description Number of the order or payment, tracking number of the parcel, or id of the refund, return, invoice, buyer or document.
             * @example YJ2026112300000017
             */
            number: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        Changes: {
            list: components["schemas"]["Change"][];
            /**
             * @description The position to ask behind next.
             * @example 48211
             */
            next: number;
            /** @description More is there already. */
            hasMore: boolean;
        };
        /**
         * 账期天数
         * @description Days after the purchase; null or absent with a closing day.
         * @example 30
         */
        CreditTermDays: number | null;
        /**
         * 还款日
         * @description Day of the month, in shorter months the last; null or absent with days.
         * @example 25
         */
        CreditClosingDay: number | null;
        /**
         * 宽限天数
         * @description Days after the due day before a debt is overdue.
         */
        CreditGraceDays: number;
        /** @description The credit line of a customer, by days or by a closing day. Debts stay due as they are. */
        CreditLineRow: {
            /** @description Code of the customer. */
            code: components["schemas"]["Code"];
            /**
             * 额度
             * @description Yuan; 0 ends the line.
             * @example 50000
             */
            amount: string;
            days?: components["schemas"]["CreditTermDays"];
            closingDay?: components["schemas"]["CreditClosingDay"];
            graceDays: components["schemas"]["CreditGraceDays"];
            /**
             * 原因
             * @description Reason of a change, for colleagues at the desk; absent: ERP设置.
             * @example 年度协议
             */
            reason?: string;
        };
        CreditLine: {
            /** @description Code of the customer. */
            code: components["schemas"]["Code"];
            /** @description The line; 0.00 after it has ended. */
            amount: components["schemas"]["Money"];
            days: components["schemas"]["CreditTermDays"];
            closingDay: components["schemas"]["CreditClosingDay"];
            graceDays: components["schemas"]["CreditGraceDays"];
            /** @description Sum of the open debts. */
            used: components["schemas"]["Money"];
            /** @description Line minus used, never below 0.00. */
            available: components["schemas"]["Money"];
            /** @description Part of used whose grace has ended; above 0.00 it blocks orders on account. */
            overdue: components["schemas"]["Money"];
        };
        Debt: {
            orderId: components["schemas"]["Id"];
            /**
             * @description Number of the order.
             * @example 202603050001234
             */
            orderNo: string;
            buyerId: components["schemas"]["Id"];
            /**
             * @description Code of the customer; null without one.
             * @example K-01
             */
            buyerCode: string | null;
            /** @description Total of the order. */
            total: components["schemas"]["Money"];
            /** @description Open amount. */
            open: components["schemas"]["Money"];
            /** @description Day to pay it by. */
            dueOn: components["schemas"]["DateText"];
            /** @description Last day before it is overdue. */
            graceUntil: components["schemas"]["DateText"];
            /** @description True once its grace has ended. */
            isOverdue: boolean;
        };
        StatementEntry: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description order 账期购货, cancellation 取消冲减, shortage 缺货冲减, return 退货冲减, repayment 还款.
             * @enum {string}
             */
            kind: "order" | "cancellation" | "shortage" | "return" | "repayment";
            /**
             * @description Order of the debt; a repayment of several has an entry for each.
             * @example 202603050001234
             */
            orderNo: string;
            /**
             * @description Yuan; above 0 for purchases, below for all others.
             * @example -120.00
             */
            change: string;
            /** @description Debts of the customer after the entry. */
            owed: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Due day of a purchase; otherwise null.
             * @example 2027-11-30
             */
            dueOn: string | null;
            /**
             * @description Way of a repayment, bank 银行转账, balance 余额; otherwise null.
             * @enum {string|null}
             */
            method: "bank" | "balance" | null;
            /**
             * @description Number of the transfer on the bank statement, of the entry in the balance, or of the return; null without one.
             * @example 20261123000123
             */
            reference: string | null;
        };
        /** @description closing = opening + bought - refunded - repaid, and the opening of the next month. */
        CreditStatement: {
            month: components["schemas"]["Month"];
            /** @description Last day of the month, or today. */
            endsOn: components["schemas"]["DateText"];
            /** @description Debts before the month. */
            opening: components["schemas"]["Money"];
            /** @description Orders on account. */
            bought: components["schemas"]["Money"];
            /** @description Debts reduced by cancelled orders, short deliveries and returns. */
            refunded: components["schemas"]["Money"];
            /** @description Debts repaid. */
            repaid: components["schemas"]["Money"];
            /** @description Debts at the end. */
            closing: components["schemas"]["Money"];
            /** @description Part of closing that was overdue on endsOn. */
            overdue: components["schemas"]["Money"];
            /** @description In chronological order. */
            entries: components["schemas"]["StatementEntry"][];
        };
        /** @description Goods by their code. What is absent, or an empty text, says nothing. Goods that the shop has already are found by barcode, else by name, maker, spec, dosage form and approval number together, and have the code from then on. */
        GoodsRow: {
            code: components["schemas"]["Code"];
            /**
             * 名称
             * @description Name.
             * @example 六味地黄丸
             */
            name: string;
            /**
             * 通用名
             * @description Generic name.
             */
            commonName?: string;
            /**
             * 生产厂家
             * @description Maker.
             * @example 豫西本草制药有限公司
             */
            maker: string;
            /**
             * 规格
             * @description Spec.
             * @example 200丸/瓶
             */
            spec: string;
            /**
             * 单位
             * @description Unit that it is sold by.
             * @example 盒
             */
            unit: string;
            /**
             * 批准文号
             * @description Approval number; a medicine's class follows from it.
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
             * 分类
             * @description Category with those above it, joined by >; one that there is not is made.
             * @example 中成药>补益类
             */
            category?: string;
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
             * 助记码
             * @description What people type for it.
             */
            pinyinCode?: string;
            /**
             * 产地
             * @description Where it comes from.
             */
            origin?: string;
            /**
             * 经营范围
             * @description Business scope class that a buyer needs.
             * @example 中成药
             */
            scope?: string;
            /**
             * 税率
             * @description VAT in percent.
             * @enum {integer}
             */
            vatRate?: 0 | 1 | 3 | 6 | 9 | 13;
            /**
             * 中包装
             * @description Units that must be ordered together.
             * @example 120
             */
            packStep?: string;
            /**
             * 件装量
             * @description Units in a case; 0, unknown.
             * @example 120
             */
            caseSize?: string;
            /**
             * 限购
             * @description Most units that a buyer may have; 0, no cap.
             * @example 120
             */
            purchaseCap?: string;
            /**
             * 限购周期
             * @description The period of the cap: order 每单, day 每天, week 每周, month 每月.
             * @enum {string}
             */
            capPeriod?: "order" | "day" | "week" | "month";
            /**
             * 包邮数量
             * @description From how many units on it ships free; 0, never by number.
             * @example 120
             */
            freeShippingNumber?: string;
            /**
             * 控销
             * @description Only named buyers may buy it.
             */
            isControlled?: boolean;
            /**
             * 处方药
             * @description Prescription medicine; never a gift.
             */
            isPrescription?: boolean;
            /**
             * 上架
             * @description The shop sells it; new goods are listed where it is absent.
             */
            isListed?: boolean;
            /**
             * 上市许可持有人
             * @description Holder of the approval.
             */
            approvalHolder?: string;
            /**
             * 贮藏
             * @description How it is stored.
             */
            storage?: string;
            /**
             * 执行标准
             * @description Standard that it follows.
             */
            standard?: string;
            /**
             * 适应症
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
        Tier: {
            /**
             * 起订量
             * @description From how many units on.
             * @example 120
             */
            number: string;
            /**
             * 单价
             * @description Yuan for one unit.
             * @example 12.80
             */
            price: string;
        };
        /** @description Prices of goods that have the code. What is absent stays as it is. */
        PriceRow: {
            code: components["schemas"]["Code"];
            /**
             * 价格
             * @description List price; null, 暂无报价.
             * @example 12.80
             */
            price?: string | null;
            /**
             * 原价
             * @description Struck through beside a lower one; null, none.
             * @example 12.80
             */
            basePrice?: string | null;
            /**
             * 零售价
             * @description Suggested retail price; null, none.
             * @example 12.80
             */
            marketPrice?: string | null;
            /**
             * 进价
             * @description The wholesaler's cost of a unit, with VAT; null: no longer known.
             * @example 12.80
             */
            cost?: string | null;
            /**
             * 阶梯价
             * @description All tiers by rising number and falling price, each below the list price; an empty list, none.
             */
            tiers?: components["schemas"]["Tier"][];
        };
        BatchOnHand: {
            /**
             * 批号
             * @description Number of the batch; empty where it is not known.
             * @example 20260801
             */
            batchNo: string;
            /**
             * 效期
             * Format: date
             * @description Last day of use; null for goods that do not expire. What has expired is not sold.
             * @example 2028-06-30
             */
            expiry: string | null;
            /** @description Units that lie in the warehouse, with those of orders that were not shipped yet. */
            quantity: components["schemas"]["Units"];
        };
        /** @description All that lies in the warehouse of goods that have the code. What orders hold that were not shipped yet is taken off by the shop, which sells the rest; a batch that is not named is gone. */
        StockRow: {
            code: components["schemas"]["Code"];
            /**
             * 批次
             * @description Its batches, each once; an empty list, none is there.
             */
            batches: components["schemas"]["BatchOnHand"][];
        };
        ReportFile: {
            /**
             * 报告文件
             * @description The report in Base64, at most 5 MB; judged by content.
             */
            pdf: string;
            /**
             * 签发日期
             * Format: date
             * @description When it was issued.
             * @example 2028-06-30
             */
            issuedOn?: string;
        };
        Report: {
            code: components["schemas"]["Code"];
            /**
             * @description Number of the batch.
             * @example 20260801
             */
            batchNo: string;
            /**
             * 日期
             * Format: date
             * @description When it was issued; null if unknown.
             * @example 2028-06-30
             */
            issuedOn: string | null;
        };
        PictureFile: {
            /**
             * 图片
             * @description JPEG, PNG or WebP in Base64, at most 2 MB; judged by content.
             */
            large: string;
            /**
             * 缩略图
             * @description The same, at most 200 KB, for lists. It may be absent if the picture itself is that small.
             */
            thumbnail?: string;
        };
        Pictures: {
            code: components["schemas"]["Code"];
            /** @description All its pictures, in order, by their paths in the shop. */
            pictures: {
                /**
                 * @description The picture.
                 * @example /pictures/own/2026/11/0123456789abcdef0123456789abcdef.webp
                 */
                large: string;
                /** @description The one for lists. */
                thumbnail: string;
            }[];
        };
        /**
         * @description The rights of a key.
         * @example prices:write
         * @enum {string}
         */
        Scope: "goods:write" | "prices:write" | "stock:write" | "buyers:write" | "orders:read" | "shipments:write" | "invoices:write" | "receipts:write" | "credit:write" | "webhooks:write";
        Key: {
            /**
             * @description Name.
             * @example 总部ERP
             */
            name: string;
            /** @description What it may do. */
            scopes: components["schemas"]["Scope"][];
            /** @description From when on it is refused. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description How many requests it may make in a minute. */
            perMinute: components["schemas"]["Count"];
            /** @description Time of the server. */
            now: components["schemas"]["Timestamp"];
        };
        /**
         * 编码
         * @description The ERP's own code, without spaces.
         * @example G-100234
         */
        Code: string;
        /**
         * 数量
         * @description Number of units, with three decimals at most.
         * @example 120
         */
        Units: string;
        RowAnswer: {
            /**
             * @description Which row of the lot, the first being 0.
             * @example 0
             */
            row: number;
            /**
             * @description The code that the row names; null where it names none.
             * @example G-100234
             */
            code: string | null;
            /**
             * @description created, what the row means was not there; updated; unchanged, it was as the row says; refused, nothing of the row was written.
             * @enum {string}
             */
            status: "created" | "updated" | "unchanged" | "refused";
            /**
             * @description Of a refused row: the invalid field, if it is a single one.
             * @example price
             */
            field?: string;
            /**
             * @description Why it was refused, or what else is to be known, in Chinese.
             * @example 没有此编码的商品
             */
            message?: string;
        };
        LotAnswer: {
            created: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
            /** @description An answer for each row, in their order. */
            rows: components["schemas"]["RowAnswer"][];
        };
        /** @description A text, or null. */
        NullableText: string | null;
        /**
         * @description Unix seconds; null: it has not happened.
         * @example 1772694000
         */
        NullableTime: number | null;
        Batch: {
            /**
             * @description Number of the batch.
             * @example 20260301
             */
            batchNo: string;
            /**
             * Format: date
             * @description Last day of use; null for goods that do not expire.
             */
            expiry: string | null;
            quantity: components["schemas"]["Quantity"];
        };
        OrderLine: {
            id: components["schemas"]["Id"];
            goodsId: components["schemas"]["Id"];
            /** @description The code by which the ERP brought the goods. */
            code: string | null;
            /** @description Name. */
            name: string;
            /** @description Spec. */
            spec: string;
            /** @description Maker. */
            maker: string;
            /** @description Approval number. */
            approvalNo: string;
            /** @description Unit, such as 盒 or 支. */
            unit: string;
            /** @description It came free. */
            isGift: boolean;
            /** @description The product's first-business papers go with it (首营资料). */
            needsPapers: boolean;
            quantity: components["schemas"]["Quantity"];
            unitPrice: components["schemas"]["UnitPrice"];
            amount: components["schemas"]["Money"];
            /** @description The amount less its share of every reduction, without shipping. */
            paid: components["schemas"]["Money"];
            /**
             * @description Percent.
             * @example 13
             */
            vatRate: number;
            /** @description Allocated or sent, without units removed from the order. */
            batches: components["schemas"]["Batch"][];
            /** @description Units that left with parcels. */
            sent: components["schemas"]["Quantity"];
            /** @description Units still to ship. quantity = sent + open + units cut off. */
            open: components["schemas"]["Quantity"];
            /** @description Units on invoices, never more than sent. */
            billed: components["schemas"]["Quantity"];
            /** @description Units of returns and short deliveries, except refused ones. */
            returned: components["schemas"]["Quantity"];
        };
        Payment: {
            /** @description Its number. */
            no: string;
            /**
             * @description How it was paid; credit: on account, so no money has come in.
             * @enum {string}
             */
            method: "balance" | "sandbox" | "alipay" | "wechat" | "unionpay" | "bank" | "credit";
            amount: components["schemas"]["Money"];
            /** @description The number of the provider or bank. */
            tradeNo: string | null;
            paidAt: components["schemas"]["NullableTime"];
        };
        Refund: {
            id: components["schemas"]["Id"];
            /** @description The payment that it goes back on. */
            paymentNo: string;
            amount: components["schemas"]["Money"];
            /**
             * @description balance into the wallet, provider the way it was paid, credit off the debt of an order on account.
             * @enum {string}
             */
            target: "balance" | "provider" | "credit";
            /**
             * @description pending the money has not moved yet, done it has, failed the provider refused.
             * @enum {string}
             */
            status: "pending" | "done" | "failed";
            /** @description `return:` and the id of the return, or why a payment was not needed. */
            reason: string;
            /** @description The bank’s number of the transfer, if it was sent by hand. */
            reference: string | null;
            doneAt: components["schemas"]["NullableTime"];
        };
        ParcelLine: {
            /** @description The line of the order. */
            lineId: components["schemas"]["Id"];
            goodsId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            batches: components["schemas"]["Batch"][];
        };
        Parcel: {
            /** @description The number of the delivery document of the ERP that sent it. */
            documentNo: string | null;
            /** @description The carrier. */
            company: string;
            /** @description Tracking number of the parcel. */
            trackingNo: string;
            status: components["schemas"]["ParcelStatus"];
            /** @description Its contents; empty for another box of an order that was shipped before. */
            lines: components["schemas"]["ParcelLine"][];
            createdAt: components["schemas"]["Timestamp"];
        };
        ReturnLine: {
            /** @description The line of the order. */
            lineId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            refund: components["schemas"]["Money"];
        };
        Return: {
            id: components["schemas"]["Id"];
            /** @description The order. */
            orderNo: string;
            /** @description These units were never sent. */
            isShort: boolean;
            /**
             * @description applied asked for, agreed approved, refused, returning received by the warehouse or never sent, its money not back yet, refunded.
             * @enum {string}
             */
            status: "applied" | "agreed" | "refused" | "returning" | "refunded";
            /** @description Why. */
            reason: string;
            /** @description The answer or reason given. */
            description: string;
            refund: components["schemas"]["Money"];
            lines: components["schemas"]["ReturnLine"][];
            createdAt: components["schemas"]["Timestamp"];
        };
        Order: {
            /** @description Its number. */
            no: string;
            /** @description How far it is; paid until nothing is left to ship. */
            status: components["schemas"]["OrderStatus"];
            buyerId: components["schemas"]["Id"];
            /** @description The code by which the ERP brought the buyer. */
            buyerCode: string | null;
            /** @description Name of the business as registered. */
            company: string;
            /** @description Who receives it. */
            receiver: string;
            /** @description Mobile number. */
            phone: string;
            /** @description Six digits of the district. */
            regionCode: string;
            /** @description Where it is, or is sent to. */
            address: string;
            /** @description Code of the chosen delivery. */
            delivery: string;
            /** @description What the buyer noted. */
            remark: string;
            /** @description Number of the order whose units it sends again, free of charge; null for all others. */
            replaces: string | null;
            /**
             * @description The invoice that was wished for.
             * @enum {string}
             */
            invoiceKind: "none" | "normal" | "special";
            /** @description The seller's papers go with it (首营资料). */
            needsSellerPapers: boolean;
            /** @description Before reductions. */
            goodsAmount: components["schemas"]["Money"];
            /** @description All reductions together. */
            reductions: components["schemas"]["Money"];
            shippingFee: components["schemas"]["Money"];
            /** @description goodsAmount - reductions + shippingFee. */
            total: components["schemas"]["Money"];
            cancelReason: components["schemas"]["NullableText"];
            lines: components["schemas"]["OrderLine"][];
            /** @description The received ones. */
            payments: components["schemas"]["Payment"][];
            refunds: components["schemas"]["Refund"][];
            parcels: components["schemas"]["Parcel"][];
            returns: components["schemas"]["Return"][];
            /** @description The invoice that it is on. */
            invoiceId: number | null;
            createdAt: components["schemas"]["Timestamp"];
            paidAt: components["schemas"]["NullableTime"];
            /** @description When its last parcel with goods left. */
            shippedAt: components["schemas"]["NullableTime"];
            doneAt: components["schemas"]["NullableTime"];
            cancelledAt: components["schemas"]["NullableTime"];
        };
        InvoiceLine: {
            /** @description Name. */
            name: string;
            /** @description Spec. */
            spec: string;
            /** @description Unit, such as 盒 or 支. */
            unit: string;
            /**
             * @description Units, below zero where they are taken back.
             * @example 10
             */
            quantity: string;
            /** @description Without tax. */
            amount: components["schemas"]["Money"];
            /**
             * @description Percent.
             * @example 13
             */
            vatRate: string;
            tax: components["schemas"]["Money"];
        };
        Invoice: {
            id: components["schemas"]["Id"];
            /** @description 20 digits, once it is issued. */
            no: string | null;
            /** @description The invoice that this one reverses. */
            reversesNo: string | null;
            /**
             * @description Kind, one of the listed words.
             * @enum {string}
             */
            kind: "normal" | "special";
            /**
             * @description State, one of the listed words.
             * @enum {string}
             */
            status: "pending" | "issued" | "failed" | "reversed";
            /** @description Name on the invoice. */
            title: string;
            /** @description Tax number of the buyer. */
            taxNo: string;
            /** @description With tax. */
            amount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            /** @description Its orders. */
            orderNos: string[];
            /** @description Files that were handed in. */
            files: ("pdf" | "ofd" | "xml")[];
            lines: components["schemas"]["InvoiceLine"][];
            reason: components["schemas"]["NullableText"];
            createdAt: components["schemas"]["Timestamp"];
            issuedAt: components["schemas"]["NullableTime"];
        };
        /** @description Files of the tax platform in Base64. Buyers get them byte for byte. */
        InvoiceFiles: {
            /** @description The 数电票, in Base64. */
            xml: string;
            /** @description Its PDF, in Base64. */
            pdf?: string;
            /** @description Its OFD, in Base64. */
            ofd?: string;
        };
        BuyerDocument: {
            id: components["schemas"]["Id"];
            /** @description Kind, one of the listed words. */
            kind: string;
            /** @description Name. */
            name: string;
            /** @description Number on the document. */
            number: string;
            /**
             * Format: date
             * @description Since when it holds.
             */
            issuedOn: string | null;
            /**
             * Format: date
             * @description The last day on which it holds; null without a term.
             */
            expiresOn: string | null;
            /**
             * @description What was decided.
             * @enum {string}
             */
            status: "pending" | "passed" | "rejected";
            /** @description Business scope classes that it grants. */
            scopes: string[];
        };
        Buyer: {
            id: components["schemas"]["Id"];
            /** @description The code by which the ERP brought it. */
            code: string | null;
            /** @description User name. */
            username: string;
            phone: components["schemas"]["NullableText"];
            /** @description Name of the business as registered. */
            company: string;
            /**
             * @description How far its registration is.
             * @enum {string}
             */
            status: "registering" | "pending" | "passed" | "rejected";
            businessKind: components["schemas"]["NullableText"];
            creditCode: components["schemas"]["NullableText"];
            regionCode: components["schemas"]["NullableText"];
            /** @description Where it is, or is sent to. */
            address: string;
            /** @description The latest first. */
            documents: components["schemas"]["BuyerDocument"][];
        };
        /** @description A percentage of the list price for a maker or a category; for all products if neither is given. */
        OwnPriceRate: {
            /**
             * 厂家
             * @description Its products.
             * @example 豫西本草制药有限公司
             */
            maker?: string;
            /**
             * 分类
             * @description Its products and those of the categories below it. Names from the root, joined by >.
             * @example 中成药>补益类
             */
            category?: string;
            /**
             * 折扣
             * @description Percent, above 0 and up to 100.
             * @example 92
             */
            rate: string;
        };
        /** @description A list by its code, without its prices. Absent fields stay unchanged. A new list needs a title and at least one customer, kind of business or region. */
        OwnPriceListRow: {
            /**
             * 协议编码
             * @description Code of the list.
             * @example XY-2027
             */
            code: string;
            /**
             * 名称
             * @description Shown to customers in the proof of their price.
             * @example 2027年度协议
             */
            title?: string;
            /**
             * 开始日期
             * Format: date
             * @description First day. Default for a new list: today.
             * @example 2027-01-01
             */
            startsOn?: string;
            /**
             * 结束日期
             * Format: date
             * @description Last day; null, no end.
             * @example 2027-12-31
             */
            endsOn?: string | null;
            /**
             * 启用
             * @description False: nobody has these prices. Default for a new list: true.
             */
            isOpen?: boolean;
            /**
             * 可叠加优惠
             * @description True: tiers, activities and coupons apply on top. Default for a new list: false.
             */
            joinsPromotions?: boolean;
            /**
             * 显示原价
             * @description True: customers see the list price struck through. Default for a new list: true.
             */
            showsListPrice?: boolean;
            /**
             * 客户
             * @description All customers of the list, by code. Customers without a code stay in it.
             * @example [
             *       "K-0017"
             *     ]
             */
            buyers?: components["schemas"]["Code"][];
            /**
             * 客户类型
             * @description Kinds of business; every customer of one.
             * @example [
             *       "clinic"
             *     ]
             */
            businesses?: ("pharmacy" | "chain" | "clinic" | "hospital" | "wholesaler")[];
            /**
             * 地区
             * @description Provinces, cities or districts of customers, by their GB/T 2260 codes.
             * @example [
             *       "510100"
             *     ]
             */
            regions?: string[];
            /**
             * 折扣
             * @description All percentages of the list.
             */
            rates?: components["schemas"]["OwnPriceRate"][];
        };
        /** @description The price of a product in a list. */
        OwnPriceRow: {
            /**
             * 协议编码
             * @description Code of the list.
             * @example XY-2027
             */
            list: string;
            /** @description Code of the product. */
            code: components["schemas"]["Code"];
            /**
             * 协议价
             * @description Yuan for one unit, used while it is below the list price; null removes the product from the list.
             * @example 11.50
             */
            price: string | null;
        };
        /** @description A transfer on the wholesaler's account. It pays the orders that it names, all of one buyer, and the rest goes to the buyer's balance. Without orders and buyer it waits at the desk for a match. */
        ReceiptRow: {
            /**
             * 流水号
             * @description Number of the transfer on the bank statement.
             * @example G-100234
             */
            code: string;
            /**
             * 日期
             * Format: date
             * @description A calendar day in China, YYYY-MM-DD.
             * @example 2028-06-30
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
             * @description Who paid, by the bank; absent: the company of the buyer, if one is named.
             * @example 同和大药房
             */
            payer?: string;
            /**
             * 附言
             * @description Remark of the payer.
             */
            remark?: string;
            /**
             * 客户编码
             * @description The buyer's code; absent: the buyer of the orders.
             * @example G-100234
             */
            buyer?: string;
            /**
             * 订单
             * @description Numbers of the unpaid orders that it pays in full; absent: all of it goes to the balance.
             */
            orders?: string[];
        };
        SentBatch: {
            /**
             * 批号
             * @description Number of the batch.
             * @example 20260301
             */
            batchNo: string;
            quantity: components["schemas"]["Quantity"];
            /**
             * 追溯码
             * @description Trace codes (追溯码) of its boxes, or of their cases.
             * @example [
             *       "81234560000000000017"
             *     ]
             */
            codes?: string[];
        };
        SentLine: {
            goodsId: components["schemas"]["Id"];
            /** @description Together all units of the goods that are left to ship, unless the parcel is partial. */
            batches: components["schemas"]["SentBatch"][];
        };
        Shipment: {
            /**
             * 订单号
             * @description The order.
             * @example YJ2026112300000017
             */
            orderNo: string;
            /**
             * 发货单号
             * @description The number of the delivery document: one is shipped once.
             * @example CK-2026-000812
             */
            documentNo: string;
            /**
             * 承运
             * @description The carrier.
             * @example 演示物流
             */
            company: string;
            /**
             * 运单号
             * @description Tracking number of the parcel.
             * @example YJ0001
             */
            trackingNo: string;
            /**
             * 电话
             * @description Whom to call about it.
             */
            phone?: string;
            /** @description Goods shipped from other batches than the allocated ones; for a partial parcel, all of its goods. */
            lines?: components["schemas"]["SentLine"][];
            /**
             * 部分发货
             * @description Only `lines` have left, the rest ships later. Else everything that is left has.
             */
            isPartial?: boolean;
        };
        Tracking: {
            /**
             * 订单号
             * @description The order.
             */
            orderNo: string;
            /**
             * 运单号
             * @description Tracking number of the parcel.
             */
            trackingNo: string;
            /**
             * 说明
             * @description Where it is, as the buyer reads it.
             * @example 已到达成都分拨中心
             */
            text: string;
            status?: components["schemas"]["ParcelStatus"];
        };
        ShortLine: {
            /**
             * 行
             * @description The line of the order.
             * @example 1024
             */
            lineId: number;
            /** @description Units that cannot be sent. */
            quantity: components["schemas"]["Quantity"];
        };
        Shortage: {
            /**
             * 原因
             * @description Why, as the buyer reads it.
             * @example 破损
             */
            reason: string;
            /**
             * 仍有库存
             * @description True if the units can be sold again, false if they are missing or damaged.
             */
            isInStock: boolean;
            lines: components["schemas"]["ShortLine"][];
        };
        Receipt: {
            /** @description Lines of the order whose units cannot be sold again. */
            writtenOff?: components["schemas"]["Id"][];
        };
        WebhookForm: {
            /**
             * @description Where a POST goes: https, and on the internet unless the server names the host.
             * @example https://erp.example.com/hooks/yaoji
             */
            url: string;
            /** @description Which changes; empty: all. */
            kinds: components["schemas"]["ChangeKind"][];
        };
        Webhook: {
            id: components["schemas"]["Id"];
            /** @description Where a POST goes. */
            url: string;
            /** @description Which changes; empty: all. */
            kinds: components["schemas"]["ChangeKind"][];
            /** @description Changes up to here are sent or queued. */
            position: number;
            /** @description Since when nothing arrived although it was tried. */
            failingSince: components["schemas"]["NullableTime"];
            /** @description From when on nothing is sent, after four days of failing or a 410. */
            stoppedAt: components["schemas"]["NullableTime"];
            createdAt: components["schemas"]["Timestamp"];
        };
        NewWebhook: {
            webhook: components["schemas"]["Webhook"];
            /**
             * @description Signs what is sent, as Standard Webhooks says; shown once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
        };
        Replay: {
            /** @description Everything behind this position is sent again. */
            after: number;
        };
    };
    responses: {
        /** @description No key that holds. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is wrong as a whole. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Refused; see the table of codes. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on the server. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Month to read; not a future one. */
        Month: components["schemas"]["Month"];
        /** @description Identity of the record. */
        Id: components["schemas"]["Id"];
        /** @description The last position that was read; 0 begins with what is stored, which is 90 days. */
        After: number;
        /** @description Code of the customer. */
        BuyerCode: components["schemas"]["Code"];
        /** @description The last order id that was read; without it, from the first. */
        AfterOrder: number;
        GoodsCode: components["schemas"]["Code"];
        BatchNo: string;
        PictureNumber: number;
        /** @description The last code that was read; without it, from the first. */
        AfterCode: string;
        /** @description How many at most. */
        Limit: number;
        /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
        IdempotencyKey: string;
        /** @description Number of the order. */
        OrderNo: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendBuyers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each code once.
                     */
                    rows: components["schemas"]["BuyerRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each licence once.
                     */
                    rows: components["schemas"]["DocumentRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description The last position that was read; 0 begins with what is stored, which is 90 days. */
                after?: components["parameters"]["After"];
                /** @description Only these kinds, repeated for several. */
                kinds?: components["schemas"]["ChangeKind"][];
                /** @description How many at most. */
                limit?: number;
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
                    "application/json": components["schemas"]["Changes"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listCreditLines: {
        parameters: {
            query?: {
                /** @description The last code that was read; without it, from the first. */
                after?: components["parameters"]["AfterCode"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["CreditLine"][];
                        /**
                         * @description The code to ask behind next.
                         * @example K-01
                         */
                        next: string;
                        /** @description More is there. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendCreditLines: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each code once.
                     */
                    rows: components["schemas"]["CreditLineRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getCreditStatement: {
        parameters: {
            query: {
                /** @description Month to read; not a future one. */
                month: components["parameters"]["Month"];
            };
            header?: never;
            path: {
                /** @description Code of the customer. */
                code: components["parameters"]["BuyerCode"];
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
                    "application/json": components["schemas"]["CreditStatement"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listDebts: {
        parameters: {
            query?: {
                /** @description The last order id that was read; without it, from the first. */
                after?: components["parameters"]["AfterOrder"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["Debt"][];
                        /**
                         * @description The order id to ask behind next.
                         * @example 812
                         */
                        next: number;
                        /** @description More is there. */
                        hasMore: boolean;
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
                /** @description The last code that was read; without it, from the first. */
                after?: components["parameters"]["AfterCode"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["GoodsRow"][];
                        /**
                         * @description The code to ask behind next.
                         * @example G-100234
                         */
                        next: string;
                        /** @description More is there. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendGoods: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each code once.
                     */
                    rows: components["schemas"]["GoodsRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
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
            query?: {
                /** @description The last code that was read; without it, from the first. */
                after?: components["parameters"]["AfterCode"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["PriceRow"][];
                        /**
                         * @description The code to ask behind next.
                         * @example G-100234
                         */
                        next: string;
                        /** @description More is there. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each code once.
                     */
                    rows: components["schemas"]["PriceRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description The last code that was read; without it, from the first. */
                after?: components["parameters"]["AfterCode"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["StockRow"][];
                        /**
                         * @description The code to ask behind next.
                         * @example G-100234
                         */
                        next: string;
                        /** @description More is there. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each code once.
                     */
                    rows: components["schemas"]["StockRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    putReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                code: components["parameters"]["GoodsCode"];
                batchNo: components["parameters"]["BatchNo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportFile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    putPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                code: components["parameters"]["GoodsCode"];
                number: components["parameters"]["PictureNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureFile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pictures"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deletePictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: components["parameters"]["GoodsCode"];
                number: components["parameters"]["PictureNumber"];
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
                    "application/json": components["schemas"]["Pictures"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getKey: {
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
                    "application/json": components["schemas"]["Key"];
                };
            };
            401: components["responses"]["SignedOut"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the order. */
                no: components["parameters"]["OrderNo"];
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
                    "application/json": components["schemas"]["Order"];
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
                    "application/json": components["schemas"]["Return"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    getInvoice: {
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
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    putInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceFiles"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
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
                    "application/json": components["schemas"]["Buyer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    listOwnPriceLists: {
        parameters: {
            query?: {
                /** @description The last code that was read; without it, from the first. */
                after?: components["parameters"]["AfterCode"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["OwnPriceListRow"][];
                        /**
                         * @description The code to continue after.
                         * @example XY-2027
                         */
                        next: string;
                        /** @description Whether there are more. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendOwnPriceLists: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each code once.
                     */
                    rows: components["schemas"]["OwnPriceListRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
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
            query: {
                /** @description Code of the list. */
                list: components["schemas"]["Code"];
                /** @description The last code that was read; without it, from the first. */
                after?: components["parameters"]["AfterCode"];
                /** @description How many at most. */
                limit?: components["parameters"]["Limit"];
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
                        list: components["schemas"]["OwnPriceRow"][];
                        /**
                         * @description The code to continue after.
                         * @example G-100234
                         */
                        next: string;
                        /** @description Whether there are more. */
                        hasMore: boolean;
                    };
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendOwnPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each product once per list.
                     */
                    rows: components["schemas"]["OwnPriceRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendReceipts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * 行
                     * @description Each number once.
                     */
                    rows: components["schemas"]["ReceiptRow"][];
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
                    "application/json": components["schemas"]["LotAnswer"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    sendRefundTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    createShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shipment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    trackShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Tracking"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the order. */
                no: components["parameters"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shortage"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
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
            header?: {
                /** @description A text that no other request of the key has, such as a UUID. For 72 hours the same request with it is done once and answered alike. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identity of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Receipt"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
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
                    "application/json": components["schemas"]["Webhook"][];
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
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
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
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
    deleteWebhook: {
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
                    "application/json": components["schemas"]["Webhook"];
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
                    "application/json": components["schemas"]["NewWebhook"];
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
                "application/json": components["schemas"]["Replay"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["SignedOut"];
            422: components["responses"]["Invalid"];
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Busy"];
        };
    };
}
