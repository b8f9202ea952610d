/**
 * Which pages search engines may index: those with content of their own. A page's robots tag and the sitemap use the
 * same rule.
 */
export const isIndexed = {
  /** The company's overview and its reviews. */
  company: ({ reviews }: { reviews: number }): boolean => reviews > 0,
  companySalaries: ({ cells }: { cells: number }): boolean => cells > 0,
  companyJobs: ({ open }: { open: number }): boolean => open > 0,
  companyQuestions: ({ questions }: { questions: number }): boolean => questions > 0,
  industry: ({ listed, hasFigures }: { listed: number; hasFigures: boolean }): boolean =>
    listed > 0 && hasFigures,
  /** A shorter list has too little content. */
  ranking: ({ ranked }: { ranked: number }): boolean => ranked >= 5,
  /** Fewer companies are too little content. */
  place: ({ companies }: { companies: number }): boolean => companies >= 3,
  position: ({ hasPay, companies }: { hasPay: boolean; companies: number }): boolean =>
    hasPay || companies > 0,
  department: ({ hasPay, listed }: { hasPay: boolean; listed: number }): boolean => hasPay || listed > 0,
}
