export interface paths {
    "/accessRights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every right by family, with what it opens
         * @description Right: UsersAdmin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every right by family, with what it opens */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            families: {
                                id: string;
                                label: string;
                                branches: {
                                    id: string;
                                    label: string;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add-custom-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a search of the company's own
         * @description Right: Social
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        name: string;
                        genarts?: string;
                        genartIds: string;
                        /**
                         * Format: binary
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image?: string;
                    };
                };
            };
            responses: {
                /** @description Adds a search of the company's own */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addData/{ktype}/{hmd}/{mid}/{kromedaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sets the numbers of other catalogues of a ktype; null leaves the catalogue's own
         * @description Right: VehiculeLogique
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                    hmd: string;
                    kromedaId: string;
                    mid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sets the numbers of other catalogues of a ktype; null leaves the catalogue's own */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                            hmdnr: number | null;
                            mid: string | null;
                            kromedaId: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addItemToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an article; price is what the seller saw, 409 tells the server's own when it differs
         * @description Right: cart
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        item: {
                            id: number | string;
                            partType?: string | null;
                        };
                        name?: string | null;
                        price?: number | null;
                        /** @enum {string|null} */
                        currency?: "EUR" | "CHF" | null;
                        quantity?: number | null;
                        channel: string;
                        vin?: string | null;
                        ktype?: number | null;
                        plate?: string | null;
                        customerId?: number | null;
                    };
                };
            };
            responses: {
                /** @description Add an article; price is what the seller saw, 409 tells the server's own when it differs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            quantity: number;
                            count: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addKtype/{vin}/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sets the ktype of a VIN
         * @description Right: VehiculeLogique
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    vin: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Sets the ktype of a VIN */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            vin: string;
                            ktype: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/appOEMConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the block of original numbers behaves
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How the block of original numbers behaves */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            tabs: ("oems" | "alternatives")[];
                            counts: ("vendors" | "items" | "oems" | "mddOems")[];
                            doubleClickMs: number;
                            oemsPerPage: number;
                            alternativesPerPage: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/astuces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every tip of the company, the latest first, twenty a page
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every tip of the company, the latest first, twenty a page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            total: number;
                            items: {
                                id: number;
                                typeMot: string;
                                codeMot: string;
                                obsMot: string;
                                contributeur: string;
                                type: string;
                                createdAt: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds a tip: part family, references separated by |, text, type of the vehicle
         * @description Right: Social
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        type: string;
                        typeMot: string;
                        codeMot: string;
                        obsMot: string;
                    };
                };
            };
            responses: {
                /** @description Adds a tip: part family, references separated by |, text, type of the vehicle */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            typeMot: string;
                            codeMot: string;
                            obsMot: string;
                            contributeur: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/astuces/{type}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tips for vehicles of a type (D.2), first registered on a day (year-month-day)
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    type: string;
                    date: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Tips for vehicles of a type (D.2), first registered on a day (year-month-day) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            typeMot: string;
                            codeMot: string;
                            obsMot: string;
                            contributeur: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what in the companies where one holds admin, newest first, page after page
         * @description Right: admin
         */
        get: {
            parameters: {
                query?: {
                    person?: string;
                    action?: string;
                    entity?: string;
                    text?: string;
                    from?: string;
                    to?: string;
                    companyId?: number;
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Who did what in the companies where one holds admin, newest first, page after page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entries: {
                                id: string;
                                at: string;
                                company: {
                                    id: number;
                                    name: string;
                                };
                                person: {
                                    userId: number;
                                    name: string;
                                    email: string;
                                } | null;
                                job: string | null;
                                action: string;
                                entity: string;
                                entityId: string;
                                detail: {
                                    [key: string]: unknown;
                                };
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as CSV (UTF-8 with byte order mark; semicolons but for English), all of it
         * @description Right: admin
         */
        get: {
            parameters: {
                query?: {
                    person?: string;
                    action?: string;
                    entity?: string;
                    text?: string;
                    from?: string;
                    to?: string;
                    companyId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The same as CSV (UTF-8 with byte order mark; semicolons but for English), all of it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What every supplier offers for the articles; one line per supplier with Accept: application/x-ndjson
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            articleId: number | string;
                            quantity?: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description What every supplier offers for the articles; one line per supplier with Accept: application/x-ndjson */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answers: {
                                supplier: {
                                    code: string;
                                    name: string;
                                    rank: number;
                                };
                                /** @enum {string} */
                                status: "ok" | "ko";
                                /** @enum {string|null} */
                                reason: "late" | "failed" | null;
                                offers: {
                                    articleId: number;
                                    /** @enum {string} */
                                    state: "available" | "unavailable" | "unknown" | "error";
                                    stocks: {
                                        name: string;
                                        qty: number;
                                    }[];
                                    quantity: number | null;
                                    text: string | null;
                                    date: string | null;
                                    hour: number | null;
                                    site: string | null;
                                    baseCents: number | null;
                                    discount1Bp: number | null;
                                    discount2Bp: number | null;
                                    netCents: number | null;
                                    publicCents: number | null;
                                    depositCents: number | null;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    partType: string | null;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability/{supplier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What one supplier offers for the articles
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    supplier: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        items: {
                            articleId: number | string;
                            quantity?: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description What one supplier offers for the articles */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answers: {
                                supplier: {
                                    code: string;
                                    name: string;
                                    rank: number;
                                };
                                /** @enum {string} */
                                status: "ok" | "ko";
                                /** @enum {string|null} */
                                reason: "late" | "failed" | null;
                                offers: {
                                    articleId: number;
                                    /** @enum {string} */
                                    state: "available" | "unavailable" | "unknown" | "error";
                                    stocks: {
                                        name: string;
                                        qty: number;
                                    }[];
                                    quantity: number | null;
                                    text: string | null;
                                    date: string | null;
                                    hour: number | null;
                                    site: string | null;
                                    baseCents: number | null;
                                    discount1Bp: number | null;
                                    discount2Bp: number | null;
                                    netCents: number | null;
                                    publicCents: number | null;
                                    depositCents: number | null;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    partType: string | null;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brandStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each make's share of the identifications
         * @description Right: statsBadges
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Each make's share of the identifications */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            make: string;
                            nb: number;
                            percent: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/highlight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Point at a line of the cart for both sides to see, or at none with null
         * @description Right: cart or companion
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        customerId: number;
                        customerRow?: number | null;
                        vendorRow?: number | null;
                    };
                };
            };
            responses: {
                /** @description Point at a line of the cart for both sides to see, or at none with null */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            customerRow: number | null;
                            vendorRow: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/highlight/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines that the customer and the seller point at
         * @description Right: cart
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    customerId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The lines that the customer and the seller point at */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            customerRow: number | null;
                            vendorRow: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a line to another tab as its own allows; brings a removed one back
         * @description Right: cart
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        customerId: number;
                        lineId: number;
                        /** @enum {string} */
                        tab: "cart" | "wishlist" | "aside" | "order" | "delivery" | "shipping" | "waste-d3e";
                    };
                };
            };
            responses: {
                /** @description Move a line to another tab as its own allows; brings a removed one back */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            quantity: number;
                            count: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cartItem/{customerId}/{itemId}": {
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
         * Remove a line
         * @description Right: cart
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    customerId: string;
                    itemId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Remove a line */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            quantity: number;
                            count: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Categories */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            subFamilyId: number;
                            genartIds: number[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloneItem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts an article, or without an item.id one that the catalogue does not know, into the own stock; price in cents
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        item: {
                            id: number | string;
                        } | {
                            id?: null;
                            makeLabel: string;
                            ArtNr: string;
                            label: string;
                            genartId: number | string;
                            ean?: string | null;
                            /** @default [] */
                            oeNrs?: string[];
                        };
                        formData: {
                            price: number;
                            /** @default 1 */
                            amount?: number;
                            /** @enum {string} */
                            partType: "neuve" | "réusine" | "retour" | "consigne" | "économie circulaire" | "export" | "déchet";
                            stockGroup?: number | string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Puts an article, or without an item.id one that the catalogue does not know, into the own stock; price in cents */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            itemType: "clone";
                            articleId: number | null;
                            price: number;
                            stock: number;
                            /** @enum {string} */
                            partType: "neuve" | "réusine" | "retour" | "consigne" | "économie circulaire" | "export" | "déchet";
                            stockGroup: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cnit-and-date/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Type-approval codes of a ktype and when it was built
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Type-approval codes of a ktype and when it was built */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cnit: string | null;
                            cnits: string[];
                            date: string | null;
                            until: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies whose users one administers or writes to
         * @description Right: UsersAdmin or NotificationSender
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The companies whose users one administers or writes to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer's companion page shows: card, vehicles, cart and current quote at public prices
         * @description Right: companion
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What a customer's companion page shows: card, vehicles, cart and current quote at public prices */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            position: number;
                            customer: {
                                id: number;
                                info: {
                                    title: string;
                                    firstname: string;
                                    name: string;
                                    company: string;
                                    phone: string;
                                    email: string;
                                    siren: string | null;
                                    vatNumber: string | null;
                                    address: string | null;
                                    postalCode: string;
                                    city: string;
                                    country: string;
                                    picture: string | null;
                                };
                                vehicles: {
                                    id: number;
                                    immat: string;
                                    country: string;
                                    brand: string;
                                    model: string;
                                    vin: string | null;
                                    ktype: number | null;
                                    mileageKm: number | null;
                                    link: string;
                                }[];
                            };
                            lines: {
                                id: number;
                                brand: string;
                                number: string;
                                label: {
                                    fr: string;
                                    en: string;
                                };
                                genartId: number;
                                vehicle: string | null;
                                plate: string | null;
                                quantity: number;
                                unitCents: number | null;
                                depositCents: number;
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                            }[];
                            totals: {
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                rateBp: number;
                                netCents: number;
                                vatCents: number;
                                grossCents: number;
                                depositCents: number;
                                unpriced: number;
                            }[];
                            highlight: {
                                customerRow: number | null;
                                vendorRow: number | null;
                            };
                            quote: {
                                id: number;
                                number: string;
                                /** @enum {string} */
                                status: "new" | "accepted" | "rejected";
                                expired: boolean;
                                issuedAt: string;
                                expiresAt: string;
                                vehicle: string | null;
                                plate: string | null;
                                lines: {
                                    row: number | null;
                                    name: string;
                                    brand: string;
                                    reference: string;
                                    vehicle: string | null;
                                    quantity: number;
                                    totalCents: number;
                                }[];
                                netCents: number;
                                vat: {
                                    rateBp: number;
                                    vatCents: number;
                                }[];
                                grossCents: number;
                                depositCents: number | null;
                            } | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/cat4/{q}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts with their place in the tree, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    q: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts with their place in the tree, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            family: string;
                            subFamilyId: number;
                            subFamily: string;
                            categoryId: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/code/{genart}/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers within a generic article, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    genart: number;
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Numbers within a generic article, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            number: string;
                            /** @enum {string} */
                            by: "own" | "oe" | "cross" | "trade" | "ean";
                            owner: string | null;
                            label: string;
                            articles: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/ebayMoto/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a ebayMoto, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a ebayMoto, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/ktype/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a ktype, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a ktype, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/ntypnr/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a ntypnr, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a ntypnr, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/part/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a part
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a part */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            genarts: {
                                id: number;
                                label: string;
                            }[];
                            brands: {
                                id: number;
                                label: string;
                            }[];
                            makes: {
                                id: number;
                                label: string;
                            }[];
                            numbers: {
                                number: string;
                                /** @enum {string} */
                                by: "own" | "oe" | "cross" | "trade" | "ean";
                                owner: string | null;
                                label: string;
                                articles: number;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/plVersion/{make}/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a heavy vehicle of a make
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    make: string;
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a heavy vehicle of a make */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/siren/{q}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies by number or name, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    q: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Companies by number or name, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            siren: string;
                            siret: string | null;
                            company: string;
                            legalForm: string | null;
                            vatNumber: string;
                            address: string | null;
                            postalCode: string | null;
                            city: string | null;
                            /** @enum {string} */
                            country: "FR";
                            naf: string | null;
                            active: boolean;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/targa/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a targa, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a targa, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/tvv/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a tvv, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a tvv, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/user/{q}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to ten users by a part of name or address
         * @description Right: UsersAdmin or NotificationSender
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    q: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Up to ten users by a part of name or address */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userId: number;
                            name: string;
                            email: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/version/{make}/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a version of a make
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    make: string;
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a version of a make */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/version/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a version
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/vin/{text}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for a vin, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    text: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Suggestions for a vin, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            detail: string | null;
                            ktype: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/wp/{q}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents of the portal, to fill in the address of a tile, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    q: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Contents of the portal, to fill in the address of a tile, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            /** @enum {string} */
                            kind: "part" | "brand" | "make" | "search";
                            url: string;
                            img: string | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/wpImg/{q}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents of the portal, to fill in the picture of a tile, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    q: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Contents of the portal, to fill in the picture of a tile, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            /** @enum {string} */
                            kind: "part" | "brand" | "make" | "search";
                            url: string;
                            img: string | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/completion/wpLabel/{q}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents of the portal, to fill in the title of a tile, from two characters
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    q: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Contents of the portal, to fill in the title of a tile, from two characters */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            value: string;
                            label: string;
                            /** @enum {string} */
                            kind: "part" | "brand" | "make" | "search";
                            url: string;
                            img: string | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's own searches
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The company's own searches */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            image: string | null;
                            genarts: {
                                id: number;
                                label: string;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cvMakeAndModel/{ntypnr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make and model of a heavy vehicle's type number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ntypnr: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Make and model of a heavy vehicle's type number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            make: string;
                            model: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ebayMoto/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a ebayMoto
         * @description Right: CarIdentifier or v2 or Diag
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a ebayMoto */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report of a page that could not be shown
         * @description Right: public
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        pathname?: string;
                        /** @default  */
                        error?: string;
                        /** @default  */
                        stack?: string;
                        /** @default  */
                        userAgent?: string;
                    };
                };
            };
            responses: {
                /** @description Report of a page that could not be shown */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ok: true;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expertData/{ktype}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the company corrected for a vehicle and generic article
         * @description Right: expertData
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                    itemId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description What the company corrected for a vehicle and generic article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                            itemId: number;
                            hidden: {
                                article: number;
                                ref: string;
                            }[];
                            attributes: {
                                scope: "GLOBAL" | number;
                                article: number;
                                ref: string;
                                attribute: number;
                                label: string;
                                value: string;
                            }[];
                            mandatory: {
                                labelId: number;
                                label: string;
                                mandatory: boolean;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/families/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Families
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Families */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fichearticle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Article sheet
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    ktype?: number;
                    applicability?: number;
                    alternatives?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Article sheet */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            number: string;
                            label: string;
                            ean: string | null;
                            brand: {
                                id: number;
                                name: string;
                            };
                            genart: {
                                id: number;
                                label: string;
                                familyId: number;
                                family: string;
                                subFamilyId: number;
                                subFamily: string;
                            };
                            criteria: {
                                labelId: number;
                                key: string;
                                label: string;
                                valueId: number;
                                value: string;
                                mandatory: boolean;
                            }[];
                            oeNumbers: {
                                ownerId: number;
                                owner: string;
                                numbers: string[];
                            }[];
                            crossReferences: {
                                ownerId: number;
                                owner: string;
                                numbers: string[];
                            }[];
                            tradeNumbers: string[];
                            applicability: {
                                vehicles: number;
                                models: number;
                                page: number;
                                pages: number;
                                items: {
                                    makeId: number;
                                    make: string;
                                    modelId: number;
                                    model: string;
                                    versions: {
                                        ktype: number;
                                        name: string;
                                        kw: number | null;
                                        fromYm: number | null;
                                        toYm: number | null;
                                        engineCodes: string[];
                                    }[];
                                }[];
                            };
                            alternatives: {
                                total: number;
                                page: number;
                                pages: number;
                                items: {
                                    id: number;
                                    number: string;
                                    brand: {
                                        id: number;
                                        name: string;
                                    };
                                    label: string;
                                    through: string[];
                                }[];
                            };
                            oem: {
                                counts: {
                                    vendors: number;
                                    items: number;
                                    oems: number;
                                    mddOems: number;
                                };
                                rows: {
                                    norm: string;
                                    printed: string;
                                    makes: string[];
                                    vendors: number;
                                    items: number;
                                    mdd: boolean;
                                }[];
                            };
                            related: {
                                similar: {
                                    id: number;
                                    number: string;
                                    brand: {
                                        id: number;
                                        name: string;
                                    };
                                    label: string;
                                    common: number;
                                    of: number;
                                }[];
                                kits: {
                                    id: number;
                                    number: string;
                                    brand: {
                                        id: number;
                                        name: string;
                                    };
                                    label: string;
                                    quantity: number;
                                }[];
                                parts: {
                                    id: number;
                                    number: string;
                                    brand: {
                                        id: number;
                                        name: string;
                                    };
                                    label: string;
                                    quantity: number;
                                }[];
                            };
                            vhu: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fichearticle/{id}/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles that share an OE number with an article; only this number when one is named
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    page?: number;
                    oe?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Articles that share an OE number with an article; only this number when one is named */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            total: number;
                            page: number;
                            pages: number;
                            items: {
                                id: number;
                                number: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                label: string;
                                through: string[];
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fittingPosition/{lang}/{ids}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where articles are fitted
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    ids: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Where articles are fitted */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            positions: {
                                key: string;
                                label: string;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genart360ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which generic articles can be chosen on a vehicle's pictures
         * @description Right: user
         */
        get: {
            parameters: {
                query: {
                    item_ids: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Which generic articles can be chosen on a vehicle's pictures */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": number[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genartAttributes/{lang}/{genart}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Criteria of a generic article and their values
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    genart: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Criteria of a generic article and their values */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            labelId: number;
                            label: string;
                            unit: string | null;
                            mandatory: boolean;
                            values: {
                                valueId: number;
                                value: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genarts/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generic articles
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Generic articles */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            subFamilyId: number;
                            categoryId: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genarts/{lang}/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generic articles that have articles for a vehicle, with how many
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Generic articles that have articles for a vehicle, with how many */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            subFamilyId: number;
                            categoryId: number;
                            count: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getCart/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tab of a customer's cart; every line unless a page of 30 is asked for
         * @description Right: cart
         */
        get: {
            parameters: {
                query?: {
                    tab?: "cart" | "wishlist" | "aside" | "order" | "delivery" | "shipping" | "waste-d3e";
                    page?: number;
                };
                header?: never;
                path: {
                    customerId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One tab of a customer's cart; every line unless a page of 30 is asked for */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            customerId: number;
                            /** @enum {string} */
                            tab: "cart" | "wishlist" | "aside" | "order" | "delivery" | "shipping" | "waste-d3e";
                            lines: {
                                id: number;
                                /** @enum {string} */
                                tab: "cart" | "wishlist" | "aside" | "order" | "delivery" | "shipping" | "waste-d3e";
                                name: string;
                                channel: string;
                                price: number | null;
                                publicCents: number | null;
                                depositCents: number;
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                quantity: number;
                                pricedAt: string;
                                vin: string | null;
                                ktype: number | null;
                                plate: string | null;
                                item: {
                                    id: number;
                                    own?: boolean;
                                    number: string;
                                    makeId: number;
                                    makeLabel: string;
                                    genartId: number;
                                    label: {
                                        fr: string;
                                        en: string;
                                    };
                                    partType: string | null;
                                    vehicle: string | null;
                                };
                                fit: {
                                    /** @enum {string} */
                                    verdict: "fits" | "unknown" | "no";
                                    met: number;
                                    of: number;
                                    criteria: {
                                        key: string;
                                        needs: string;
                                        has: string | null;
                                        /** @enum {string} */
                                        verdict: "fits" | "unknown" | "no";
                                    }[];
                                } | null;
                                also: {
                                    vin: string | null;
                                    plate: string | null;
                                    ktype: number | null;
                                    vehicle: string | null;
                                    fit: {
                                        /** @enum {string} */
                                        verdict: "fits" | "unknown" | "no";
                                        met: number;
                                        of: number;
                                        criteria: {
                                            key: string;
                                            needs: string;
                                            has: string | null;
                                            /** @enum {string} */
                                            verdict: "fits" | "unknown" | "no";
                                        }[];
                                    } | null;
                                    judgedAt: string;
                                }[];
                            }[];
                            page: number;
                            pages: number;
                            counts: {
                                [key: string]: number;
                            };
                            vehicles: number;
                            totals: {
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                rateBp: number;
                                purchase: {
                                    netCents: number;
                                    vatCents: number;
                                    grossCents: number;
                                } | null;
                                retail: {
                                    netCents: number;
                                    vatCents: number;
                                    grossCents: number;
                                };
                                depositCents: number;
                                unpriced: number;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getOEbrands/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The makes that original numbers belong to
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": string[];
                };
            };
            responses: {
                /** @description The makes that original numbers belong to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            label: string;
                            oes: string[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process runs
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The process runs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process takes requests
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The process takes requests */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hideRef/{ktype}/{genart}/{article}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides an article from a vehicle's lists
         * @description Right: expertData
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    genart: number;
                    article: number;
                    ref: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Hides an article from a vehicle's lists */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hidden: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/idcar/{vin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Technical fields of a vehicle for its public card: neither plate nor holder
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    vin: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Technical fields of a vehicle for its public card: neither plate nor holder */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/immat/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a immat
         * @description Right: CarIdentifier or v2 or Diag
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a immat */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/isVintage/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether every vehicle of a ktype is a vintage one
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Whether every vehicle of a ktype is a vintage one */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                            vintage: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keptArticles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles that the user keeps in wishlist and aside, the latest first
         * @description Right: cart
         */
        get: {
            parameters: {
                query?: {
                    list?: "wishlist" | "aside";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Articles that the user keeps in wishlist and aside, the latest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            number: string;
                            brand: {
                                id: number;
                                name: string;
                            };
                            label: string;
                            /** @enum {string} */
                            list: "wishlist" | "aside";
                            since: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Keeps an article in a list of the user's own
         * @description Right: cart
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        articleId: number;
                        /** @enum {string} */
                        list: "wishlist" | "aside";
                    };
                };
            };
            responses: {
                /** @description Keeps an article in a list of the user's own */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articleId: number;
                            /** @enum {string} */
                            list: "wishlist" | "aside";
                            kept: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keptArticles/{list}/{articleId}": {
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
         * Takes an article out of a list of the user's own
         * @description Right: cart
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    list: "wishlist" | "aside";
                    articleId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Takes an article out of a list of the user's own */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articleId: number;
                            /** @enum {string} */
                            list: "wishlist" | "aside";
                            kept: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ktype/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a ktype
         * @description Right: CarIdentifier or v2 or Diag
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a ktype */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ktypnrStats-td/{brand}/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same by ktype, for classics too
         * @description Right: statsModels
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                    model: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The same by ktype, for classics too */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                            version: string;
                            nb: number;
                            percent: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ktypnrStats/{brand}/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each version's share of its model's identifications, heavy vehicles by ntypnr
         * @description Right: statsModels
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                    model: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Each version's share of its model's identifications, heavy vehicles by ntypnr */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktypnr: number;
                            ktype: number;
                            version: string;
                            nb: number;
                            percent: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ktypnrToMid/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AutoData number of a ktype, null for a version without one
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description AutoData number of a ktype, null for a version without one */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mid: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Session for a client
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Session for a client */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            userInfo: {
                                userId: number;
                                name: string;
                                rights: string[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{userId}/{timestamp}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Session by a one-time link, which this uses up
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: number;
                    timestamp: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Session by a one-time link, which this uses up */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            pathname: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description End the session */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ok: true;
                            next: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lpr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plates that a picture shows
         * @description Right: immatFR
         */
        post: {
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
                         * @description A JPEG of at most 20 MB
                         */
                        image: string;
                    };
                };
            };
            responses: {
                /** @description Plates that a picture shows */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            plate: string;
                            display: string;
                            /** @enum {string|null} */
                            country: "FR" | "CH" | "IT" | "BE" | "LU" | "SK" | "CZ" | null;
                            confidence: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/makeAndModel/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make and model of a ktype
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Make and model of a ktype */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            marque: string;
                            modele: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mddIcons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Store brands with their icons
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Store brands with their icons */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            icon: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/midToKtype/{mid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ktype of an AutoData number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ktype of an AutoData number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modelStats-td/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same over every model of the parts catalogue, classics too
         * @description Right: statsModels
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The same over every model of the parts catalogue, classics too */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            model: string;
                            /** @enum {string} */
                            vtype: "vl" | "motos" | "pl" | "classic";
                            nb: number;
                            percent: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modelStats/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Each model's share of its make's identifications
         * @description Right: statsBadges
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Each model's share of its make's identifications */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            model: string;
                            /** @enum {string} */
                            vtype: "vl" | "motos" | "pl" | "classic";
                            nb: number;
                            percent: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models-td/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every model of a make in the parts catalogue
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every model of a make in the parts catalogue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            vtype: "vl" | "motos" | "pl" | "classic";
                            yearFrom: number | null;
                            yearTo: number | null;
                            /** @enum {string} */
                            body: "hatchback" | "saloon" | "estate" | "suv" | "coupe" | "convertible" | "van" | "truck" | "classic" | "motorcycle";
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/models/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of a make: cars, motorcycles and classics
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Models of a make: cars, motorcycles and classics */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            vtype: "vl" | "motos" | "pl" | "classic";
                            yearFrom: number | null;
                            yearTo: number | null;
                            /** @enum {string} */
                            body: "hatchback" | "saloon" | "estate" | "suv" | "coupe" | "convertible" | "van" | "truck" | "classic" | "motorcycle";
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naiAccessLabels/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of OEM data with their names
         * @description Right: OEMAdmin or admin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Kinds of OEM data with their names */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            categories: {
                                id: string;
                                label: string;
                                rights: {
                                    id: string;
                                    label: string;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naiRights/{companyId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The OEM data that a user may ask for in a company
         * @description Right: OEMAdmin or admin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The OEM data that a user may ask for in a company */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rights: ("naiVin" | "naiTree" | "naiParts" | "naiApplicability")[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Lets a user ask for exactly these kinds of OEM data; 409 with what stands when it is not what was seen
         * @description Right: OEMAdmin or admin
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rights: ("naiVin" | "naiTree" | "naiParts" | "naiApplicability")[];
                        seen?: string[];
                    };
                };
            };
            responses: {
                /** @description Lets a user ask for exactly these kinds of OEM data; 409 with what stands when it is not what was seen */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rights: ("naiVin" | "naiTree" | "naiParts" | "naiApplicability")[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naiVin/{vin}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make and model of a VIN for its maker's parts catalogue
         * @description Right: OEM
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    vin: string;
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Make and model of a VIN for its maker's parts catalogue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            client: {
                                mark: string | null;
                                model: string | null;
                            };
                            image: string | null;
                            error: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newQRLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Makes a QR card; its code is told here and never again
         * @description Right: admin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Makes a QR card; its code is told here and never again */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            userId: number | null;
                            enabled: boolean;
                            dateFrom: string | null;
                            dateTo: string | null;
                            changedAt: string;
                            code: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ntypnr/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a ntypnr
         * @description Right: CarIdentifier or v2 or Diag
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a ntypnr */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/part/countries/{artNr}/{dlnr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries in which a brand's article is sold
         * @description Right: expertData
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    artNr: string;
                    dlnr: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Countries in which a brand's article is sold */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            countryCode: string;
                            countryName: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts-families/{vtype}/{lang}/{typnr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Families of a vehicle
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    vtype: "vl" | "motos" | "pl" | "classic";
                    lang: string;
                    typnr: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Families of a vehicle */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts-families/{vtype}/{lang}/{typnr}/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subfamilies of a vehicle in a family
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    vtype: "vl" | "motos" | "pl" | "classic";
                    lang: string;
                    typnr: number;
                    family: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Subfamilies of a vehicle in a family */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                            familyId: number;
                            family: string;
                            genarts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts-families/{vtype}/{lang}/{typnr}/{family}/{sub}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generic articles of a vehicle in a subfamily
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    vtype: "vl" | "motos" | "pl" | "classic";
                    lang: string;
                    typnr: number;
                    family: number;
                    sub: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Generic articles of a vehicle in a subfamily */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                            familyId: number;
                            family: string;
                            genarts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/all/make/article/{lang}/{brandId}/{itemId}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a brand's articles of a generic article
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                    itemId: number;
                    page: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of a brand's articles of a generic article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                number: string;
                                label: string;
                                genartId: number;
                                articleId: number | null;
                                oes: string;
                                makeId: number;
                                makeLabel: string;
                                id_fournisseur: number | null;
                                label_fournisseur: string | null;
                                quantity: number | null;
                            }[];
                            nbOfResults: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/all/make/{lang}/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Families of a brand's articles
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Families of a brand's articles */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/all/make/{lang}/{brandId}/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subfamilies of a brand's articles in a family
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                    family: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Subfamilies of a brand's articles in a family */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                            familyId: number;
                            family: string;
                            genarts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/cat4/{lang}/{makeAndModel}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts that the versions of a make's model have
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    makeAndModel: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts that the versions of a make's model have */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            family: string;
                            subFamilyId: number;
                            subFamily: string;
                            categoryId: number;
                            versions: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/get/ean/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts with this ean number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts with this ean number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/get/mdd/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts with this mdd number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts with this mdd number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/get/oe/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts with this oe number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts with this oe number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/get/ref/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts with this ref number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts with this ref number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/get/reparcar/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts with this reparcar number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts with this reparcar number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/mdd-pre/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts of a vehicle from store brands and breakers
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts of a vehicle from store brands and breakers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            family: string;
                            subFamilyId: number;
                            subFamily: string;
                            categoryId: number;
                            mdd: number;
                            pre: number | null;
                            brands: string[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/mdd-pre/{ktype}/{vinEC}/{vinCE}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same by a ktype, or by a registry's codes where the ktype is null
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    ktype: "null" | number;
                    vinEC: string;
                    vinCE: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The same by a ktype, or by a registry's codes where the ktype is null */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                            family: string;
                            subFamilyId: number;
                            subFamily: string;
                            categoryId: number;
                            mdd: number;
                            pre: number | null;
                            brands: string[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/oe/make/article/{lang}/{brandId}/{itemId}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a make's numbers of a generic article
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                    itemId: number;
                    page: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of a make's numbers of a generic article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                number: string;
                                label: string;
                                genartId: number;
                                articleId: number | null;
                                oes: string;
                                makeId: number;
                                makeLabel: string;
                                id_fournisseur: number | null;
                                label_fournisseur: string | null;
                                quantity: number | null;
                            }[];
                            nbOfResults: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/oe/make/{lang}/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Families of a make's numbers
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Families of a make's numbers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/oe/make/{lang}/{brandId}/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subfamilies of a make's numbers in a family
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                    family: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Subfamilies of a make's numbers in a family */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                            familyId: number;
                            family: string;
                            genarts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/search/ean/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts by ean, beginnings and words included
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts by ean, beginnings and words included */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/search/mdd/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts by mdd, beginnings and words included
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts by mdd, beginnings and words included */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/search/oe/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts by oe, beginnings and words included
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts by oe, beginnings and words included */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/search/ref/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts by ref, beginnings and words included
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts by ref, beginnings and words included */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/search/reparcar/{lang}/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts by reparcar, beginnings and words included
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    brands?: string;
                    parts?: string;
                };
                header?: never;
                path: {
                    lang: string;
                    query: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Parts by reparcar, beginnings and words included */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "ref" | "ean" | "mdd" | "reparcar" | "oe" | "search";
                            /** @enum {string} */
                            match: "exact" | "beginning" | "words" | "none";
                            total: number;
                            page: number;
                            pages: number;
                            cut: boolean;
                            items: {
                                id: number;
                                number: string;
                                label: string;
                                brand: {
                                    id: number;
                                    name: string;
                                };
                                genartId: number;
                                foundBy: {
                                    /** @enum {string} */
                                    by: "own" | "oe" | "cross" | "trade" | "ean";
                                    printed: string;
                                    owner: string | null;
                                }[];
                            }[];
                            brands: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            parts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                            readAs: {
                                typed: string;
                                read: string;
                            }[];
                            ignored: string[];
                            named: {
                                parts: {
                                    id: number;
                                    label: string;
                                }[];
                                models: {
                                    name: string;
                                    /** @enum {string} */
                                    vtype: "vl" | "motos" | "pl" | "classic";
                                    yearFrom: number | null;
                                    yearTo: number | null;
                                    make: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/stock/make/article/{lang}/{brandId}/{itemId}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a brand's pieces in stock of a generic article
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                    itemId: number;
                    page: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of a brand's pieces in stock of a generic article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: string;
                                number: string;
                                label: string;
                                genartId: number;
                                articleId: number | null;
                                oes: string;
                                makeId: number;
                                makeLabel: string;
                                id_fournisseur: number | null;
                                label_fournisseur: string | null;
                                quantity: number | null;
                            }[];
                            nbOfResults: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/stock/make/{lang}/{brandId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Families of a brand's pieces in stock
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Families of a brand's pieces in stock */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/stock/make/{lang}/{brandId}/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subfamilies of a brand's pieces in stock in a family
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brandId: number;
                    family: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Subfamilies of a brand's pieces in stock in a family */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                            familyId: number;
                            family: string;
                            genarts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/vehicle/{lang}/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Families of a vehicle
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Families of a vehicle */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/vehicle/{lang}/{ktype}/{family}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subfamilies of a vehicle in a family
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    ktype: number;
                    family: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Subfamilies of a vehicle in a family */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            count: number;
                            familyId: number;
                            family: string;
                            genarts: {
                                id: number;
                                label: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partsBrands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every brand of parts
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every brand of parts */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            country: string | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phoneToVin/{phone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer who calls from a number, and the VIN of the vehicle linked last
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    phone: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The customer who calls from a number, and the VIN of the vehicle linked last */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            vin: string | null;
                            immat: string | null;
                            ktype: number | null;
                            brand: string | null;
                            model: string | null;
                            customerId: number;
                            title: string;
                            firstname: string;
                            name: string;
                            phone: string;
                            email: string;
                            company: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that the company uploaded
         * @description Right: user or companion
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A picture that the company uploaded */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plModels/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Heavy-vehicle models of a make
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    brand: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Heavy-vehicle models of a make */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            vtype: "vl" | "motos" | "pl" | "classic";
                            yearFrom: number | null;
                            yearTo: number | null;
                            /** @enum {string} */
                            body: "hatchback" | "saloon" | "estate" | "suv" | "coupe" | "convertible" | "van" | "truck" | "classic" | "motorcycle";
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price/{lang}/{id}/{artNr}/{dlnr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The maker's prices of an article by country, in cents
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    artNr: string;
                    dlnr: number;
                    lang: string;
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The maker's prices of an article by country, in cents */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            from: string | null;
                            to: string | null;
                            countryCode: string;
                            countryName: string;
                            priceType: string;
                            price: number;
                            currency: string;
                            priceUnit: number;
                            quantityUnit: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices/{lang}/{artNr}/{dlnr}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * World market prices of an article by country, in cents
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    artNr: string;
                    dlnr: number;
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description World market prices of an article by country, in cents */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            from: string | null;
                            to: string | null;
                            countryCode: string;
                            countryName: string;
                            priceType: string;
                            price: number;
                            currency: string;
                            priceUnit: number;
                            quantityUnit: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qrauth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Session by the code of a QR login, sent as bearer
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Session by the code of a QR login, sent as bearer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            userInfo: {
                                userId: number;
                                name: string;
                                rights: string[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qrlogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a QR card; sessions that it no longer opens end
         * @description Right: admin
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        userId: number | null;
                        enabled: boolean;
                        /**
                         * Format: date-time
                         * @default null
                         */
                        dateFrom?: string | null;
                        /**
                         * Format: date-time
                         * @default null
                         */
                        dateTo?: string | null;
                        seen?: string;
                    };
                };
            };
            responses: {
                /** @description Changes a QR card; sessions that it no longer opens end */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            userId: number | null;
                            enabled: boolean;
                            dateFrom: string | null;
                            dateTo: string | null;
                            changedAt: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qrlogins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * QR cards of the company, and users to give them to
         * @description Right: admin
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description QR cards of the company, and users to give them to */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessTokens: {
                                token: string;
                                userId: number | null;
                                enabled: boolean;
                                dateFrom: string | null;
                                dateTo: string | null;
                                changedAt: string;
                            }[];
                            users: {
                                userId: number;
                                name: string;
                                email: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a quote of the customer's cart as the server has it
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        customerId?: number | null;
                        vehicleData?: {
                            Immat_SIV?: string | null;
                            Codif_Vin_PRF?: string | null;
                            Marque?: string | null;
                            "Mod\u00E8le"?: string | null;
                            Version?: string | null;
                        } | null;
                        /**
                         * @default fr
                         * @enum {string}
                         */
                        language?: "fr" | "en";
                    };
                };
            };
            responses: {
                /** @description Make a quote of the customer's cart as the server has it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            number: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject a quote, once
         * @description Right: user or companion
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        status: string;
                        quoteId: number;
                    };
                };
            };
            responses: {
                /** @description Accept or reject a quote, once */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "new" | "accepted" | "rejected";
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quote as it was made
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A quote as it was made */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            number: string;
                            /** @enum {string} */
                            status: "new" | "accepted" | "rejected";
                            expired: boolean;
                            customerId: number;
                            netCents: number;
                            grossCents: number;
                            /** @enum {string} */
                            currency: "EUR" | "CHF";
                            issuedAt: string;
                            expiresAt: string;
                            decidedAt: string | null;
                            document: {
                                /** @enum {string} */
                                language: "fr" | "en";
                                quote: {
                                    number: string;
                                    issuedAt: string;
                                    expiresAt: string;
                                    currency: string;
                                    /** @enum {string} */
                                    status: "new" | "accepted" | "rejected";
                                };
                                company: {
                                    name: string;
                                    legalForm?: string | null;
                                    capitalCents?: number | null;
                                    address?: string | null;
                                    postalCode?: string | null;
                                    city?: string | null;
                                    country: string;
                                    siren?: string | null;
                                    siret?: string | null;
                                    registry?: string | null;
                                    naf?: string | null;
                                    vatNumber?: string | null;
                                    phone?: string | null;
                                    email?: string | null;
                                    logo?: string | null;
                                };
                                customer: {
                                    title?: string | null;
                                    firstname?: string | null;
                                    name: string;
                                    company?: string | null;
                                    address?: string | null;
                                    deliveryAddress?: string | null;
                                    postalCode?: string | null;
                                    city?: string | null;
                                    country: string;
                                    siren?: string | null;
                                    vatNumber?: string | null;
                                    phone?: string | null;
                                    email?: string | null;
                                    isProfessional: boolean;
                                };
                                vehicle: {
                                    make: string;
                                    model: string;
                                    version?: string | null;
                                    plate?: string | null;
                                    vin?: string | null;
                                    mileageKm?: number | null;
                                    firstRegistration?: string | null;
                                } | null;
                                lines: {
                                    reference: string;
                                    brand: string;
                                    name: string;
                                    /** @enum {string|null} */
                                    condition?: "new" | "remanufactured" | "exchange" | "circular" | "returned" | null;
                                    quantity: number;
                                    publicCents: number;
                                    unitCents: number;
                                    discountBp: number;
                                    vatRateBp: number;
                                    totalCents: number;
                                    depositCents?: number | null;
                                    vehicle?: string | null;
                                    fit?: string | null;
                                }[];
                                totals: {
                                    netCents: number;
                                    vat: {
                                        rateBp: number;
                                        baseCents: number;
                                        vatCents: number;
                                    }[];
                                    grossCents: number;
                                    depositCents?: number | null;
                                    ecoCents?: number | null;
                                };
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quote/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quote as a document
         * @description Right: user or companion
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The quote as a document */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotes, newest first
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: "new" | "accepted" | "rejected";
                    after?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Quotes, newest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            quotes: {
                                id: number;
                                number: string;
                                /** @enum {string} */
                                status: "new" | "accepted" | "rejected";
                                expired: boolean;
                                customerId: number;
                                customer: string;
                                vehicle: string | null;
                                plate: string | null;
                                netCents: number;
                                grossCents: number;
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                issuedAt: string;
                                expiresAt: string;
                            }[];
                            next: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requestAutodataToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address that opens AutoData for the user, for a few minutes
         * @description Right: AutoData
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Address that opens AutoData for the user, for a few minutes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendEvent/searchEAN/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share a scanned EAN with the user's other windows
         * @description Right: CaiaApp
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Share a scanned EAN with the user's other windows */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "searchVin" | "searchEAN";
                            value: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendEvent/searchVin/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Share a scanned VIN with the user's other windows
         * @description Right: CaiaApp
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Share a scanned VIN with the user's other windows */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "searchVin" | "searchEAN";
                            value: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prolong the session
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Prolong the session */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            expiresAt: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's open sessions
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The user's open sessions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reference: string;
                            /** @enum {string} */
                            kind: "browser" | "bearer";
                            userAgent: string | null;
                            company: string;
                            createdAt: string;
                            expiresAt: string;
                            current: boolean;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * End every session of the user
         * @description Right: user
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description End every session of the user */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ended: number;
                            next: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{reference}": {
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
         * End one of the user's sessions
         * @description Right: user
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description End one of the user's sessions */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            current: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-company-cover/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The company's cover
         * @description Right: changeCompanyCover
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image: string;
                    };
                };
            };
            responses: {
                /** @description The company's cover */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Takes the company's cover away
         * @description Right: changeCompanyCover
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Takes the company's cover away */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-company-video/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The company's video; GET /videos/{filename} plays it
         * @description Right: changeCompanyCover
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description An MP4 (H.264, H.265, VP9, AV1) or WebM (VP8, VP9, AV1) of at most 100 MB
                         */
                        video: string;
                    };
                };
            };
            responses: {
                /** @description The company's video; GET /videos/{filename} plays it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Takes the company's video away
         * @description Right: changeCompanyCover
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Takes the company's video away */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set-profile-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The user's own picture
         * @description Right: user
         */
        post: {
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
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image: string;
                    };
                };
            };
            responses: {
                /** @description The user's own picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Takes the user's own picture away
         * @description Right: user
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Takes the user's own picture away */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setAttributes/GLOBAL/{genart}/{article}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an article's criteria other values, for every vehicle
         * @description Right: expertData
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    genart: number;
                    article: number;
                    ref: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attribute: number;
                        value: string | null;
                    }[];
                };
            };
            responses: {
                /** @description Gives an article's criteria other values, for every vehicle */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            before: {
                                attribute: number;
                                value: string | null;
                            }[];
                            after: {
                                attribute: number;
                                value: string | null;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setAttributes/{ktype}/{genart}/{article}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an article's criteria other values, for one vehicle
         * @description Right: expertData
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    genart: number;
                    article: number;
                    ref: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attribute: number;
                        value: string | null;
                    }[];
                };
            };
            responses: {
                /** @description Gives an article's criteria other values, for one vehicle */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            before: {
                                attribute: number;
                                value: string | null;
                            }[];
                            after: {
                                attribute: number;
                                value: string | null;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setGenartAttributes/{genart}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says which criteria of a generic article decide
         * @description Right: expertData
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    genart: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        labelId: number;
                        label?: string;
                        mandatory: boolean;
                    }[];
                };
            };
            responses: {
                /** @description Says which criteria of a generic article decide */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            before: {
                                labelId: number;
                                label?: string;
                                mandatory: boolean;
                            }[];
                            after: {
                                labelId: number;
                                label?: string;
                                mandatory: boolean;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setUserPartBrands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the user's brands
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        partBrands: string;
                    };
                };
            };
            responses: {
                /** @description Store the user's brands */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            country: string | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setUserPreference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a preference
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        value: string | number | boolean | null;
                    };
                };
            };
            responses: {
                /** @description Store a preference */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ok: true;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shortURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that leads to a page for ten minutes, with autologin once and with a session
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        timestamp?: string | number;
                        pathname: string;
                        /** @default false */
                        autologin?: boolean;
                    };
                };
            };
            responses: {
                /** @description A link that leads to a page for ten minutes, with autologin once and with a session */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                            userId: number;
                            timestamp: string;
                            expiresAt: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shouldHideRef/{ktype}/{genart}/{article}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the company hides an article from a vehicle's lists; never cached
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    genart: number;
                    article: number;
                    ref: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Whether the company hides an article from a vehicle's lists; never cached */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hidden: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/showConnectedUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users with an open stream or a call within a minute
         * @description Right: admin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Users with an open stream or a call within a minute */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userId: number;
                            name: string;
                            email: string;
                            picture: string | null;
                            company: {
                                id: number;
                                name: string;
                            };
                            seenAt: string;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/showRef/{ktype}/{genart}/{article}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows an article in a vehicle's lists again
         * @description Right: expertData
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    genart: number;
                    article: number;
                    ref: string;
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Shows an article in a vehicle's lists again */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hidden: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/siren/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company of a SIREN or SIRET
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    number: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The company of a SIREN or SIRET */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            siren: string;
                            siret: string | null;
                            company: string;
                            legalForm: string | null;
                            vatNumber: string;
                            address: string | null;
                            postalCode: string | null;
                            city: string | null;
                            /** @enum {string} */
                            country: "FR";
                            naf: string | null;
                            active: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events of the user; Last-Event-ID continues, an event `reset` asks to read anew
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lastEventId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Live events of the user; Last-Event-ID continues, an event `reset` asks to read anew */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sse/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live events of a customer's companion page or of a screen, by its key
         * @description Right: public
         */
        get: {
            parameters: {
                query?: {
                    lastEventId?: string;
                    companion?: string;
                    screen?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Live events of a customer's companion page or of a screen, by its key */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Session by a token of the identity provider, sent as bearer
         * @description Right: public
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Session by a token of the identity provider, sent as bearer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            userInfo: {
                                userId: number;
                                name: string;
                                rights: string[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the identity provider leads a browser back: a session, or the reason on /login
         * @description Right: public
         */
        get: {
            parameters: {
                query?: {
                    state?: string;
                    code?: string;
                    error?: string;
                    iss?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Where the identity provider leads a browser back: a session, or the reason on /login */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Session by what /silent-sso told the page that framed it
         * @description Right: public
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        state?: string;
                        code?: string;
                        error?: string;
                        iss?: string;
                    };
                };
            };
            responses: {
                /** @description Session by what /silent-sso told the page that framed it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            pathname: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads a browser to the identity provider
         * @description Right: public
         */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    silent?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Leads a browser to the identity provider */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats/calls/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often a ktype was identified in the last twelve months
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How often a ktype was identified in the last twelve months */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                            calls: number;
                            months: {
                                month: string;
                                calls: number;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items that the company added itself, by reference, its beginning or words; all without a text
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                    text?: string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Items that the company added itself, by reference, its beginning or words; all without a text */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            total: number;
                            items: {
                                id: number;
                                brand: string;
                                reference: string;
                                label: string;
                                genart: {
                                    id: number;
                                    label: string;
                                } | null;
                                partType: string;
                                price: number;
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                quantity: number;
                                stockGroup: {
                                    id: number;
                                    name: string;
                                };
                                image: string | null;
                                ean: string | null;
                                oeNumbers: string[];
                                changedAt: string;
                                mayChange: boolean;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Adds an item of the company's own to a stock group that the user may update; every field but ean and oeNumbers is required
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        brand: string;
                        reference: string;
                        label: string;
                        genartId: string;
                        /** @enum {string} */
                        partType: "neuve" | "réusine" | "retour" | "consigne" | "économie circulaire" | "export" | "déchet";
                        price: string;
                        quantity: string;
                        stockGroup: string;
                        ean?: string;
                        oeNumbers?: string;
                        /**
                         * Format: binary
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image?: string;
                    };
                };
            };
            responses: {
                /** @description Adds an item of the company's own to a stock group that the user may update; every field but ean and oeNumbers is required */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An item that the company added itself
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    lang?: string;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description An item that the company added itself */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            brand: string;
                            reference: string;
                            label: string;
                            genart: {
                                id: number;
                                label: string;
                            } | null;
                            partType: string;
                            price: number;
                            /** @enum {string} */
                            currency: "EUR" | "CHF";
                            quantity: number;
                            stockGroup: {
                                id: number;
                                name: string;
                            };
                            image: string | null;
                            ean: string | null;
                            oeNumbers: string[];
                            changedAt: string;
                            mayChange: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Changes an item of the company's own; without a picture its own stays
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        brand: string;
                        reference: string;
                        label: string;
                        genartId: string;
                        /** @enum {string} */
                        partType: "neuve" | "réusine" | "retour" | "consigne" | "économie circulaire" | "export" | "déchet";
                        price: string;
                        quantity: string;
                        stockGroup: string;
                        ean?: string;
                        oeNumbers?: string;
                        /**
                         * Format: binary
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image?: string;
                    };
                };
            };
            responses: {
                /** @description Changes an item of the company's own; without a picture its own stays */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Removes an item of the company's own with its picture
         * @description Right: user
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Removes an item of the company's own with its picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subFamilies/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subfamilies
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Subfamilies */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            label: string;
                            familyId: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the user may ask for help
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Whom the user may ask for help */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string | null;
                            phone: string | null;
                            administrators: {
                                name: string;
                                email: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/swissVehicles/{plate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles of a Swiss plate
         * @description Right: immatCH
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    plate: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicles of a Swiss plate */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/switchToCompany/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A session in another company
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A session in another company */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            userInfo: {
                                userId: number;
                                name: string;
                                rights: string[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/targa/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a targa
         * @description Right: targa
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a targa */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tecrmiId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity of the company in TecRMI
         * @description Right: TecRMI
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Identity of the company in TecRMI */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-custom-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the search named oldname; without a picture its own stays
         * @description Right: Social
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        name: string;
                        genarts?: string;
                        genartIds: string;
                        oldname: string;
                        /**
                         * Format: binary
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image?: string;
                    };
                };
            };
            responses: {
                /** @description Changes the search named oldname; without a picture its own stays */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password: every session ends, this one for a fresh one
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password1: string;
                        password2: string;
                    };
                };
            };
            responses: {
                /** @description Change the password: every session ends, this one for a fresh one */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            expiresAt: string;
                            userInfo: {
                                userId: number;
                                name: string;
                                rights: string[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateQuantity/{customerId}/{lineId}/{quantity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Set the quantity of a line, 1 to 9999; with `seen`, 409 tells the quantity that stands when it differs
         * @description Right: cart
         */
        get: {
            parameters: {
                query?: {
                    seen?: number;
                };
                header?: never;
                path: {
                    customerId: string;
                    lineId: string;
                    quantity: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Set the quantity of a line, 1 to 9999; with `seen`, 409 tells the quantity that stands when it differs */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            quantity: number;
                            count: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Who is signed in */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userId: number;
                            name: string;
                            email: string;
                            picture: string | null;
                            language: string | null;
                            companyId: number;
                            companies: {
                                [key: string]: {
                                    name: string;
                                    logo: string | null;
                                };
                            };
                            company: {
                                name: string;
                                logo: string | null;
                                address: string | null;
                            };
                            rights: string[];
                            stockGroups: {
                                groupId: number;
                                name: string;
                                logo: string | null;
                                canUpdate: 0 | 1;
                            }[];
                            expiresAt: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userPartBrands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's brands, in the user's order
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The user's brands, in the user's order */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            country: string | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preferences of the user
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Preferences of the user */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: string | number | boolean | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the companies that one administers, by name, page after page
         * @description Right: UsersAdmin
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    companyId?: number;
                    after?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Users of the companies that one administers, by name, page after page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            users: {
                                userId: number;
                                name: string;
                                email: string;
                                picture: string | null;
                                companies: {
                                    id: number;
                                    name: string;
                                }[];
                            }[];
                            next: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a user to a company; 409 when the name or the address is taken
         * @description Right: UsersAdmin
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        user: {
                            name: string;
                            email: string;
                            /** @default  */
                            password?: string;
                            companyId: number;
                        };
                        /** @default false */
                        useKeycloak?: boolean;
                    };
                };
            };
            responses: {
                /** @description Adds a user to a company; 409 when the name or the address is taken */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userId: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/addCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a user a member of another company that one administers
         * @description Right: UsersAdmin
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        userId: number;
                        companyId: number;
                    };
                };
            };
            responses: {
                /** @description Makes a user a member of another company that one administers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ok: true;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/codes/{companyId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Codes that tell the company's own site what a user may do: the names of the rights
         * @description Right: UsersAdmin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Codes that tell the company's own site what a user may do: the names of the rights */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies whose users one administers
         * @description Right: UsersAdmin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The companies whose users one administers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            logo: string | null;
                            users: number;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/rights/{companyId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rights of a user in a company
         * @description Right: UsersAdmin
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Rights of a user in a company */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rights: string[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/setRights/{companyId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a user exactly these rights; 409 with what stands when it is not what was seen
         * @description Right: UsersAdmin
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    companyId: number;
                    userId: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rights: ("CaiaApp" | "v2" | "admin" | "CarIdentifier" | "CarSelector" | "StatsSelector" | "v3" | "PartSelector" | "Diag" | "OESelector" | "PartSelectorOE" | "Social" | "RSE" | "Smart" | "LMS" | "ERP" | "Com" | "Visio" | "BackOffice" | "Help" | "Store" | "WordPress" | "map" | "UsersAdmin" | "MyAccount" | "cart" | "QRCode" | "Pneu" | "PRE" | "GuiSelector" | "GenartSelector" | "Full" | "Stock" | "DTC" | "Dock" | "VehiculeLogique" | "expertData" | "toggleNav" | "immatFR" | "immatCH" | "targa" | "LivrePolice" | "typnr" | "ebayMoto" | "DiagButton" | "IdCar" | "statsBadges" | "statsModels" | "HubIdlp" | "AutoData" | "TecRMI" | "WorkshopData" | "OEM" | "Chatwoot" | "SpeechButton" | "vhu" | "tecdocKtypnr" | "OEMFamily" | "TecDOC" | "SivinCETab" | "GTEstimate" | "Tablette" | "AdnCatalogTab" | "Databox" | "CartTab" | "LMSEditor" | "RSEEditor" | "SmartEditor" | "V2Editor" | "NotificationSender" | "OEMAdmin" | "Techauto-app" | "urlRse" | "urlFreestyle" | "changeCompanyCover")[];
                        seen?: string[];
                    };
                };
            };
            responses: {
                /** @description Gives a user exactly these rights; 409 with what stands when it is not what was seen */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rights: string[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/associate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a vehicle as described
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        immat: string;
                        /** @default  */
                        brand?: string;
                        /** @default  */
                        model?: string;
                        vin?: string | null;
                        customerId: number;
                    };
                };
            };
            responses: {
                /** @description Link a vehicle as described */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ok: true;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's cart as the customer may see it: public prices alone
         * @description Right: cart or companion
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A customer's cart as the customer may see it: public prices alone */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            customerId: number;
                            /** @enum {string} */
                            tab: "cart" | "wishlist" | "aside" | "order" | "delivery" | "shipping" | "waste-d3e";
                            lines: {
                                id: number;
                                /** @enum {string} */
                                tab: "cart" | "wishlist" | "aside" | "order" | "delivery" | "shipping" | "waste-d3e";
                                name: string;
                                channel: string;
                                price: number | null;
                                publicCents: number | null;
                                depositCents: number;
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                quantity: number;
                                pricedAt: string;
                                vin: string | null;
                                ktype: number | null;
                                plate: string | null;
                                item: {
                                    id: number;
                                    own?: boolean;
                                    number: string;
                                    makeId: number;
                                    makeLabel: string;
                                    genartId: number;
                                    label: {
                                        fr: string;
                                        en: string;
                                    };
                                    partType: string | null;
                                    vehicle: string | null;
                                };
                                fit: {
                                    /** @enum {string} */
                                    verdict: "fits" | "unknown" | "no";
                                    met: number;
                                    of: number;
                                    criteria: {
                                        key: string;
                                        needs: string;
                                        has: string | null;
                                        /** @enum {string} */
                                        verdict: "fits" | "unknown" | "no";
                                    }[];
                                } | null;
                                also: {
                                    vin: string | null;
                                    plate: string | null;
                                    ktype: number | null;
                                    vehicle: string | null;
                                    fit: {
                                        /** @enum {string} */
                                        verdict: "fits" | "unknown" | "no";
                                        met: number;
                                        of: number;
                                        criteria: {
                                            key: string;
                                            needs: string;
                                            has: string | null;
                                            /** @enum {string} */
                                            verdict: "fits" | "unknown" | "no";
                                        }[];
                                    } | null;
                                    judgedAt: string;
                                }[];
                            }[];
                            page: number;
                            pages: number;
                            counts: {
                                [key: string]: number;
                            };
                            vehicles: number;
                            totals: {
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                rateBp: number;
                                purchase: {
                                    netCents: number;
                                    vatCents: number;
                                    grossCents: number;
                                } | null;
                                retail: {
                                    netCents: number;
                                    vatCents: number;
                                    grossCents: number;
                                };
                                depositCents: number;
                                unpriced: number;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/companion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address of a customer's companion page, and whether the customer has it open
         * @description Right: cart
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        customerId: number;
                    };
                };
            };
            responses: {
                /** @description The address of a customer's companion page, and whether the customer has it open */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: string;
                            expiresAt: string;
                            connected: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/companion/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new address of a customer's companion page; the one before opens nothing any more
         * @description Right: cart
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        customerId: number;
                    };
                };
            };
            responses: {
                /** @description A new address of a customer's companion page; the one before opens nothing any more */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: string;
                            expiresAt: string;
                            connected: boolean;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's card
         * @description Right: user or companion
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A customer's card */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            info: {
                                title: string;
                                firstname: string;
                                name: string;
                                company: string;
                                phone: string;
                                email: string;
                                siren: string | null;
                                vatNumber: string | null;
                                address: string | null;
                                postalCode: string;
                                city: string;
                                country: string;
                                picture: string | null;
                            };
                            vehicles: {
                                id: number;
                                immat: string;
                                country: string;
                                brand: string;
                                model: string;
                                vin: string | null;
                                ktype: number | null;
                                mileageKm: number | null;
                                link: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers by name, company or plate, page after page
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    after?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Customers by name, company or plate, page after page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            customers: {
                                title: string;
                                firstname: string;
                                name: string;
                                company: string;
                                id: number;
                                city: string;
                                phone: string;
                                vehicles: {
                                    immat: string;
                                    country: string;
                                    brand: string;
                                    model: string;
                                }[];
                            }[];
                            next: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a customer's card
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        firstname: string;
                        name: string;
                        phone: string;
                        email: string;
                        company: string;
                        siren?: string | null;
                        vatNumber?: string | null;
                        address?: string | null;
                        postalCode: string;
                        city: string;
                        country: string;
                        clientId: number;
                    };
                };
            };
            responses: {
                /** @description Replace a customer's card */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ok: true;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/info/{plate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer of a plate
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    plate: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The customer of a plate */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            info: {
                                title: string;
                                firstname: string;
                                name: string;
                                company: string;
                                phone: string;
                                email: string;
                                siren: string | null;
                                vatNumber: string | null;
                                address: string | null;
                                postalCode: string;
                                city: string;
                                country: string;
                                picture: string | null;
                            };
                            vehicles: {
                                id: number;
                                immat: string;
                                country: string;
                                brand: string;
                                model: string;
                                vin: string | null;
                                ktype: number | null;
                                mileageKm: number | null;
                                link: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/newClient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a customer
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        vin?: string | null;
                        vehicle?: {
                            immat: string;
                            /** @default  */
                            brand?: string;
                            /** @default  */
                            model?: string;
                            vin?: string | null;
                        } | null;
                        info?: {
                            title: string;
                            firstname: string;
                            name: string;
                            phone: string;
                            email: string;
                            company: string;
                            siren?: string | null;
                            vatNumber?: string | null;
                            address?: string | null;
                            postalCode: string;
                            city: string;
                            country: string;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Make a customer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            clientId: number;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/newVehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link the vehicle that the registry knows by its plate; the answer may carry an error
         * @description Right: user
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        immat: string;
                        customerId: number;
                    };
                };
            };
            responses: {
                /** @description Link the vehicle that the registry knows by its plate; the answer may carry an error */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ok: boolean;
                            code?: string;
                            error?: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vc/picture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a customer a picture; GET /pictures/{filename} shows it
         * @description Right: user or companion
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description A JPEG, PNG, WebP or GIF picture of at most 10 MB
                         */
                        image: string;
                    };
                };
            };
            responses: {
                /** @description Give a customer a picture; GET /pictures/{filename} shows it */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            filename: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-parts-full/{vtype}/{lang}/{ktype}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same, each article complete in itself
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    engineCode?: string;
                    firstRegistration?: string;
                    vin?: string;
                    gearbox?: "manual" | "automatic";
                    grossKg?: number;
                    brakeSystem?: string;
                    frontDiscMm?: number;
                };
                header?: never;
                path: {
                    vtype: "vl" | "motos" | "pl" | "classic";
                    lang: string;
                    ktype: number;
                    itemId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The same, each article complete in itself */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                articleId: number;
                                ArtNr: string;
                                makeId: number;
                                makeLabel: string;
                                genartId: number;
                                genArt: string;
                                label: string;
                                weight: number;
                                attributes: {
                                    labelId: number;
                                    label: string;
                                    valueId: number;
                                    value: string;
                                }[];
                                discriminants: {
                                    translatedName: string;
                                    translatedValue: string;
                                }[];
                                fit: {
                                    /** @enum {string} */
                                    verdict: "fits" | "unknown" | "no";
                                    met: number;
                                    of: number;
                                    criteria: {
                                        key: string;
                                        needs: string;
                                        has: string | null;
                                        /** @enum {string} */
                                        verdict: "fits" | "unknown" | "no";
                                    }[];
                                };
                                /** @enum {string|null} */
                                hidden: "engineCode" | "date" | "expert" | null;
                            }[];
                            hidden: {
                                /** @enum {string} */
                                reason: "engineCode" | "date" | "expert";
                                count: number;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-parts/{vtype}/{lang}/{ktype}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles of a vehicle and generic article
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    engineCode?: string;
                    firstRegistration?: string;
                    vin?: string;
                    gearbox?: "manual" | "automatic";
                    grossKg?: number;
                    brakeSystem?: string;
                    frontDiscMm?: number;
                };
                header?: never;
                path: {
                    vtype: "vl" | "motos" | "pl" | "classic";
                    lang: string;
                    ktype: number;
                    itemId: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Articles of a vehicle and generic article */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ktype: number;
                            genart: {
                                id: number;
                                label: string;
                                familyId: number;
                                family: string;
                                subFamilyId: number;
                                subFamily: string;
                            };
                            brands: {
                                id: number;
                                name: string;
                            }[];
                            criteria: {
                                id: number;
                                key: string;
                                label: string;
                                unit: string | null;
                                kind: string;
                            }[];
                            values: {
                                id: number;
                                criterionId: number;
                                label: string;
                            }[];
                            fits: {
                                /** @enum {string} */
                                verdict: "fits" | "unknown" | "no";
                                met: number;
                                of: number;
                                criteria: {
                                    key: string;
                                    needs: string;
                                    has: string | null;
                                    /** @enum {string} */
                                    verdict: "fits" | "unknown" | "no";
                                }[];
                            }[];
                            articles: {
                                id: number;
                                brandId: number;
                                number: string;
                                label: string | null;
                                weight: number;
                                values: number[];
                                fit: number;
                                /** @enum {string|null} */
                                hidden: "engineCode" | "date" | "expert" | null;
                            }[];
                            hidden: {
                                /** @enum {string} */
                                reason: "engineCode" | "date" | "expert";
                                count: number;
                            }[];
                            facets: {
                                brands: {
                                    id: number;
                                    count: number;
                                }[];
                                values: {
                                    id: number;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/data/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make, model and numbers of other catalogues of a ktype
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Make, model and numbers of other catalogues of a ktype */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            marque: string;
                            modele: string;
                            mid: string | null;
                            hmdnrs: number[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/find/oemPart/{makeId}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles of a make's original number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    makeId: number;
                    ref: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicles of a make's original number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articles: number;
                            total: number;
                            page: number;
                            pages: number;
                            items: {
                                makeId: number;
                                make: string;
                                model: string;
                                version: string;
                                vtype: string;
                                typnr: number;
                                hmd_nr: number | null;
                                Suggestion: string;
                                fromYm: number | null;
                                toYm: number | null;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/find/part/{makeId}/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles of a brand's number
         * @description Right: user
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    makeId: number;
                    ref: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicles of a brand's number */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articles: number;
                            total: number;
                            page: number;
                            pages: number;
                            items: {
                                makeId: number;
                                make: string;
                                model: string;
                                version: string;
                                vtype: string;
                                typnr: number;
                                hmd_nr: number | null;
                                Suggestion: string;
                                fromYm: number | null;
                                toYm: number | null;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle/hmdnr/{ktype}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * HaynesPro number of a ktype
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    ktype: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description HaynesPro number of a ktype */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hmdnr: number | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/plVersions/{lang}/{brand}/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a heavy-vehicle model
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brand: string;
                    model: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Versions of a heavy-vehicle model */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            ktype: number;
                            hmdnr: number | null;
                            name: string;
                            makeLabel: string;
                            versionLabel: string;
                            motorLabel: string | null;
                            bodyStyle: string | null;
                            fuelType: string | null;
                            strokeCapacityLiter: number | null;
                            horsePowerKw: number | null;
                            yearFrom: number | null;
                            yearTo: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicles/versions/{lang}/{brand}/{model}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a model
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    lang: string;
                    brand: string;
                    model: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Versions of a model */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            ktype: number;
                            hmdnr: number | null;
                            name: string;
                            makeLabel: string;
                            versionLabel: string;
                            motorLabel: string | null;
                            bodyStyle: string | null;
                            fuelType: string | null;
                            strokeCapacityLiter: number | null;
                            horsePowerKw: number | null;
                            yearFrom: number | null;
                            yearTo: number | null;
                        }[];
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehiculeTechnique/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a vehiculeTechnique
         * @description Right: CarIdentifier or v2 or Diag
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a vehiculeTechnique */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A video of the company, or the bytes of it that Range names
         * @description Right: user
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A video of the company, or the bytes of it that Range names */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "video/mp4": unknown;
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vin/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicle of a vin
         * @description Right: CarIdentifier or v2 or Diag
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    value: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vehicle of a vin */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            Marque: string | number | boolean | null;
                            "Mod\u00E8le": string | number | boolean | null;
                            Version: string | number | boolean | null;
                            "\u00C9nergie": string | number | boolean | null;
                            Type: string | number | boolean | null;
                            Genre_V: string | number | boolean | null;
                            Couleur_Vehic: string | number | boolean | null;
                            Immat_SIV: string | number | boolean | null;
                            Codif_Vin_PRF: string | number | boolean | null;
                            ktype: string | number | boolean | null;
                            ntypnr: string | number | boolean | null;
                            Mid_Autodata: string | number | boolean | null;
                            hmd_nr: string | number | boolean | null;
                            id_vehiculo_kromeda: string | number | boolean | null;
                            CNIT: string | number | boolean | null;
                            TVV: string | number | boolean | null;
                            Siren: string | number | boolean | null;
                            vinEC: string | number | boolean | null;
                            vinCE: string | number | boolean | null;
                            "Date 1\u00E8re MEC": string | number | boolean | null;
                            "Date DCG": string | number | boolean | null;
                            Code_Moteur: string | number | boolean | null;
                            Cylindree: string | number | boolean | null;
                            Puis_Kw: string | number | boolean | null;
                            Puis_Ch: string | number | boolean | null;
                            Puis_Fisc: string | number | boolean | null;
                            CO2: string | number | boolean | null;
                            NB_Cylind: string | number | boolean | null;
                            Turbo_Compr: string | number | boolean | null;
                            Mode_Inject: string | number | boolean | null;
                            Depollution: string | number | boolean | null;
                            Type_Boite: string | number | boolean | null;
                            NB_Vitesse: string | number | boolean | null;
                            Propulsion: string | number | boolean | null;
                            Carrosserie: string | number | boolean | null;
                            NB_Portes: string | number | boolean | null;
                            NB_PL_Ass: string | number | boolean | null;
                            NB_Volume: string | number | boolean | null;
                            Poids_Vide: string | number | boolean | null;
                            PTAC: string | number | boolean | null;
                            PTR: string | number | boolean | null;
                            PTR_PRF: string | number | boolean | null;
                            Longueur: string | number | boolean | null;
                            Largeur: string | number | boolean | null;
                            Hauteur: string | number | boolean | null;
                            Empat: string | number | boolean | null;
                            Cons_Urb: string | number | boolean | null;
                            Cons_Mixte: string | number | boolean | null;
                            Cons_Exurb: string | number | boolean | null;
                            Carrosserie_CG: string | number | boolean | null;
                            Type_Vin_CG: string | number | boolean | null;
                            "Ann\u00E9e 1\u00E8re MEC": string | number | boolean | null;
                            "Mois 1\u00E8re MEC": string | number | boolean | null;
                            "Jour 1\u00E8re MEC": string | number | boolean | null;
                            "Ann\u00E9e DCG": string | number | boolean | null;
                            "Mois DCG": string | number | boolean | null;
                            "Jour DCG": string | number | boolean | null;
                            label: string;
                            derived: {
                                /** @enum {string|null} */
                                category: "VP" | "VUL" | "MOTO" | "CYCLO" | "PL" | null;
                                /** @enum {string|null} */
                                fuel: "petrol" | "diesel" | "lpg" | "cng" | "hybrid" | "hybrid-diesel" | "electric" | "hydrogen" | "plugin-hybrid" | "plugin-hybrid-diesel" | "other" | null;
                                /** @enum {string|null} */
                                owner: "person" | "rental" | "company" | null;
                                /** @enum {string|null} */
                                hand: "first" | "second" | null;
                                age: {
                                    years: number;
                                    months: number;
                                } | null;
                                euro: {
                                    norm: string;
                                    alternative: string | null;
                                    step: string | null;
                                    /** @enum {string} */
                                    source: "v9" | "date";
                                } | null;
                                /** @enum {string|null} */
                                critAir: "1" | "2" | "3" | "4" | "5" | "E" | "NC" | null;
                                /** @enum {string|null} */
                                co2Class: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
                                test: {
                                    required: boolean;
                                    opensOn: string;
                                    deadline: string;
                                    everyYears: number;
                                } | null;
                                litres: number | null;
                                kw: number | null;
                                hp: number | null;
                                vintage: boolean | null;
                            };
                            others?: {
                                ktype: number;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wp-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A code, good once and for a minute, that signs the user in to the content-management site
         * @description Right: WordPress
         */
        get: {
            parameters: {
                query?: {
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A code, good once and for a minute, that signs the user in to the content-management site */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            url: string;
                            expiresAt: string;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wp-auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whom a code stands for: for the site's server, which sends its secret as bearer
         * @description Right: public
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Whom a code stands for: for the site's server, which sends its secret as bearer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            userId: number;
                            email: string;
                            name: string;
                            companyId: number;
                            company: string;
                            language: string | null;
                        };
                    };
                };
                /** @description Problem */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            requestId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
