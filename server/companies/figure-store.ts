import type { Tx } from '#server/platform/db/db.ts'

export async function deleteIndustryFigures(tx: Tx): Promise<string[]> {
  const rows = await tx<{ industry: string }[]>`delete from content.industry_figure returning industry`
  return rows.map(row => row.industry)
}

/**
 * A mean is stored only if five companies and 30 reviews contribute to it, for each rating separately. A quarter's mean
 * needs five companies, too; the 30 reviews are those of its industry.
 */
export async function insertIndustryFigures(tx: Tx, since: string, today: string): Promise<string[]> {
  const rows = await tx<{ industry: string }[]>`
    with listed as materialized (
      select c.industry, s.company_id, s.review_count, s.rating_sums, s.rating_counts, s.applicant_rating_sums, s.applicant_rating_counts
      from content.company c join content.company_stats s on s.company_id = c.id
      where c.status = 1 and c.industry is not null and s.review_count + s.applicant_count > 0
    ),
    industry as (
      select industry, count(*) as company_count, sum(review_count) as review_count
      from listed where review_count > 0 group by industry having count(*) >= 5 and sum(review_count) >= 30
    ),
    rating as (
      select industry, array_agg(mean order by i) as means from (
        select industry, i,
          case when count(*) filter (where n > 0) >= 5 and sum(n) >= 30 then round(sum(x) * 1000.0 / sum(n))::integer end as mean
        from listed, unnest(rating_sums, rating_counts) with ordinality t(x, n, i) group by industry, i
      ) r group by industry
    ),
    applicant_rating as (
      select industry, array_agg(mean order by i) as means from (
        select industry, i,
          case when count(*) filter (where n > 0) >= 5 and sum(n) >= 30 then round(sum(x) * 1000.0 / sum(n))::integer end as mean
        from listed, unnest(applicant_rating_sums, applicant_rating_counts) with ordinality t(x, n, i) group by industry, i
      ) r group by industry
    ),
    quarter as (
      select industry, jsonb_object_agg(quarter, mean) as means from (
        select l.industry, q.quarter, round(sum(q.score_sum) * 1.0 / sum(q.review_count))::integer as mean
        from listed l join content.company_quarter q on q.company_id = l.company_id
        where q.quarter >= ${since} and q.review_count > 0
        group by l.industry, q.quarter having count(*) >= 5
      ) r group by industry
    )
    insert into content.industry_figure (industry, company_count, review_count, rating_means, applicant_rating_means, quarters, made_on)
    select i.industry, i.company_count, i.review_count, coalesce(r.means, '{}'), coalesce(a.means, '{}'), coalesce(q.means, '{}'), ${today}
    from industry i
    left join rating r on r.industry = i.industry
    left join applicant_rating a on a.industry = i.industry
    left join quarter q on q.industry = i.industry
    returning industry`
  return rows.map(row => row.industry)
}

/**
 * The mean of the companies whose score is shown, in thousandths, rounded to a hundredth of a star so that it seldom
 * changes; the middle of the scale if there are none.
 */
export async function upsertPlatformFigure(tx: Tx, today: string): Promise<number> {
  const [row] = await tx<{ score_mean: number }[]>`
    insert into content.platform_figure (score_mean, made_on)
    select coalesce(round(avg(score), -1)::integer, 3000), ${today}
    from content.company_stats where status = 1 and review_count >= 3
    on conflict (id) do update set score_mean = excluded.score_mean, made_on = excluded.made_on
    returning score_mean`
  return (row as { score_mean: number }).score_mean
}

/** A Bayesian mean: the prior weighs like five reviews. */
export async function rankAgain(tx: Tx, prior: number): Promise<void> {
  await tx`
    update content.company_stats set rank_score = (score_sum + 5 * ${prior}::bigint) / (review_count + 5)
    where review_count > 0 and rank_score <> (score_sum + 5 * ${prior}::bigint) / (review_count + 5)`
}
