import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import { newCode } from './code.ts'
import type { PromotionId } from './promotion.ts'

/** Makes so many new individual codes of a promotion and answers them. */
export async function issueCodes(db: Db, promotionId: PromotionId, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await sql`
    insert into promotion_code (code, promotion_id) select code, ${promotionId} from unnest(${codes}::text[]) as issued (code)
  `.execute(db)

  return codes
}
