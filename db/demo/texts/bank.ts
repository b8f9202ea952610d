/**
 * How the sentence banks are written: one entry a line. `[gudang ritel]` in front says for whose work the
 * line fits (any of them); without it the line fits everyone. What has a `+` must all hold: `[+former]`, `[+current]`,
 * `[+intern]`, `[+pleased]` (a review of 4 or 5 stars), `[+salary>]` (rated 4 or 5) and `[+salary<]` (rated 1 to 3);
 * of applicants `[+accepted]`, `[+rejected]`, `[+declined]`, `[+offered]` (one of accepted and declined).
 * Slots: `{2-5}` a whole number, `{pagi|malam}` one of the words; a company always fills a slot alike.
 */
export interface Line {
  text: string
  flavours: string[]
  needs: string[]
}

export type Polarity = 'good' | 'mixed' | 'bad'
/** A block of lines for each polarity. */
export type Blocks = Partial<Record<Polarity, string>>

export interface TextBank {
  /** By rating key, benefit key (good = yes, bad = no), or `general`. */
  topics: Record<string, Blocks>
  /** One for the company, by rating key or `general`. */
  advice: Record<string, string>
  salaryComments: Blocks
  surprises: string
  /** Whole headlines by the review's star: good 4–5, mixed 3, bad 1–2. */
  headlines: Blocks
  applicantHeadlines: Blocks
  /** Clauses, by rating key, that two of make a headline. */
  clauses: Record<string, Blocks>
  joiners: {
    both: string[]
    /** A good clause, then a bad one. */
    but: string[]
    /** A bad clause, then a good one. */
    yet: string[]
  }
}

export const lines = (block: string | undefined): Line[] =>
  (block ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => {
      const match = /^\[([^\]]+)\]\s+(.*)$/.exec(line)
      const tags = match ? match[1]!.split(' ') : []
      return {
        text: match ? match[2]! : line,
        flavours: tags.filter(tag => !tag.startsWith('+')),
        needs: tags.filter(tag => tag.startsWith('+')).map(tag => tag.slice(1)),
      }
    })
