import fastify from 'fastify'
import pg from 'pg'
import { registerFloorCheckout } from './floor-checkout.ts'
import { registerFloorProducts } from './floor-products.ts'
import { registerFloorTrade } from './floor-trade.ts'

/** Baseline server on the same rows: no validation, limits, log or schema. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify({ logger: false })

registerFloorProducts(app, pool)
registerFloorTrade(app, pool)
registerFloorCheckout(app, pool)
app.get('/api/health/ready', async () => (await pool.query('select 1')).rows)

await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) })
