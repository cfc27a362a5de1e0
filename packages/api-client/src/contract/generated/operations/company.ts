// Generated from openapi/*.yaml by `pnpm --filter @yaoji/api-client generate`. Do not edit.
/** C304 The people of the company */
export const listPeople = {"id":"listPeople","method":"get","path":"/api/company/person","access":"buyer","roles":[]} as const;
/** C305 Invite a person, who sets a password by the code (C290) */
export const invitePerson = {"id":"invitePerson","method":"post","path":"/api/company/person","access":"buyer","roles":[]} as const;
/** C306 Change name, roles and limits of a person */
export const changePerson = {"id":"changePerson","method":"put","path":"/api/company/person/{id}","access":"buyer","roles":[]} as const;
/** C307 A new code for a person who has none, has forgotten the password or was stopped */
export const reinvitePerson = {"id":"reinvitePerson","method":"post","path":"/api/company/person/{id}/invite","access":"buyer","roles":[]} as const;
/** C308 Stop a person; their sessions end at once */
export const stopPerson = {"id":"stopPerson","method":"post","path":"/api/company/person/{id}/stop","access":"buyer","roles":[]} as const;
/** C309 Rules of approval that this company has set */
export const listRules = {"id":"listRules","method":"get","path":"/api/company/rule","access":"buyer"} as const;
/** C310 Add a rule of approval */
export const addRule = {"id":"addRule","method":"post","path":"/api/company/rule","access":"buyer","roles":[]} as const;
/** C311 Delete a rule of approval; open requests stay */
export const deleteRule = {"id":"deleteRule","method":"delete","path":"/api/company/rule/{id}","access":"buyer","roles":[]} as const;
/** C312 Submit step 2 for approval, where an order needs it (`approval` of C015) */
export const askForOrder = {"id":"askForOrder","method":"post","path":"/api/company/request","access":"buyer","roles":["buyer"]} as const;
/** C313 Requests of this company and those that it decides, open ones first and at today's prices */
export const listRequests = {"id":"listRequests","method":"get","path":"/api/company/request","access":"buyer"} as const;
/** C314 Approve a request; after the last approval the order is placed like any other (C121) */
export const approveRequest = {"id":"approveRequest","method":"post","path":"/api/company/request/{id}/approve","access":"buyer","roles":["approver"]} as const;
/** C315 Return a request with a word, or withdraw an own one; its lines go back into the cart */
export const returnRequest = {"id":"returnRequest","method":"post","path":"/api/company/request/{id}/return","access":"buyer","roles":["buyer","approver"]} as const;
/** C316 Change quantities of a request before deciding it */
export const changeRequest = {"id":"changeRequest","method":"put","path":"/api/company/request/{id}","access":"buyer","roles":["approver"]} as const;
/** C318 How one store would order these lines now */
export const previewStoreOrder = {"id":"previewStoreOrder","method":"post","path":"/api/company/store_order/preview","access":"buyer","roles":["buyer"]} as const;
/** C319 One order for each store, all or none */
export const placeStoreOrders = {"id":"placeStoreOrders","method":"post","path":"/api/company/store_order","access":"buyer","roles":["buyer"]} as const;
/** C323 Stores that this head office can order for, itself first */
export const listOrderStores = {"id":"listOrderStores","method":"get","path":"/api/company/store_order","access":"buyer","roles":["buyer"]} as const;
/** C325 Products, categories and makers that this company or a head office of it forbids or prefers */
export const listGoodsRules = {"id":"listGoodsRules","method":"get","path":"/api/company/goods_rule","access":"buyer"} as const;
/** C326 Forbid or prefer a product, its maker or a category, for this company and its stores */
export const addGoodsRule = {"id":"addGoodsRule","method":"post","path":"/api/company/goods_rule","access":"buyer","roles":[]} as const;
/** C327 Delete a rule of this company */
export const deleteGoodsRule = {"id":"deleteGoodsRule","method":"delete","path":"/api/company/goods_rule/{id}","access":"buyer","roles":[]} as const;
/** C335 Switch off the second factor of a person who has lost it; their sessions end at once */
export const removePersonFactor = {"id":"removePersonFactor","method":"delete","path":"/api/company/person/{id}/second_factor","access":"buyer","roles":[]} as const;
