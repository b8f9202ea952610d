import type { TextBank } from '../bank.ts'

import { advice, salaryComments, surprises } from './advice.ts'
import { applicants } from './applicants.ts'
import { applicantHeadlines, clauses, headlines } from './headlines.ts'
import { money } from './money.ts'
import { others } from './others.ts'
import { people } from './people.ts'
import { work } from './work.ts'

const bank: TextBank = {
  topics: { ...money, ...people, ...work, ...others, ...applicants },
  advice,
  salaryComments,
  surprises,
  headlines,
  applicantHeadlines,
  clauses,
  joiners: { both: [', ', ' and '], but: [', but ', '; the catch: '], yet: [', but '] },
}
export default bank
