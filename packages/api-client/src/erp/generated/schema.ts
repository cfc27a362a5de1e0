// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
export interface paths {
    "/erp/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the key is and may do */
        get: operations["getKey"];
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
         * @description What a key may do.
         * @example prices:write
         * @enum {string}
         */
        Scope: "goods:write" | "prices:write" | "stock:write" | "buyers:write" | "orders:read" | "shipments:write" | "webhooks:write";
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
