/**
 * Which pages search engines may show: those that have something of their own. A page's head and its sitemap ask the
 * same rule, each with what it knows.
 */
export const isIndexed = {
  /** The company's overview and its reviews. */
  company: ({ reviews }: { reviews: number }): boolean => reviews > 0,
  companySalaries: ({ cells }: { cells: number }): boolean => cells > 0,
  companyJobs: ({ open }: { open: number }): boolean => open > 0,
  companyQuestions: ({ questions }: { questions: number }): boolean => questions > 0,
  industry: ({ listed, hasFigures }: { listed: number; hasFigures: boolean }): boolean =>
    listed > 0 && hasFigures,
  /** A shorter list says too little. */
  ranking: ({ ranked }: { ranked: number }): boolean => ranked >= 5,
  /** Fewer companies say too little to be found by. */
  place: ({ companies }: { companies: number }): boolean => companies >= 3,
  position: ({ hasPay, companies }: { hasPay: boolean; companies: number }): boolean =>
    hasPay || companies > 0,
  department: ({ hasPay, listed }: { hasPay: boolean; listed: number }): boolean => hasPay || listed > 0,
}
