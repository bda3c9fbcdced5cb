import { readShopProducts } from '#content/template/products.ts'

/** The static file /data/products.json: written by the build, made on request by `npm run dev`. */
export const loader = () => Response.json(readShopProducts())
