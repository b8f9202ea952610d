import type { Tx } from '#server/platform/db/db.ts'

/**
 * Adds reviews to their companies' figures, or subtracts them with `sign` -1. Runs in the transaction that publishes,
 * removes or withdraws them, so that figures and reviews never differ. `prior` is the platform's mean score in
 * thousandths; a ranking weighs it like five reviews.
 */
export async function countReviews(tx: Tx, ids: string[], sign: 1 | -1, prior: number): Promise<void> {
  await lockStats(tx, ids)
  await tx`
    with r as (
      select company_id, job_role_id, city_id, published_on, employment_status < 2 as employed, employment_status = 1 as former, score, star,
        overall_sentiment as mood, recommended, ratings, answers
      from content.review where id = any(${ids}::uuid[])
    ),
    ${sums(tx, sign)},
    ${separateCounts(tx, sign)}
    update content.company_stats s set
      review_count = s.review_count + d.review_count,
      score_sum = s.score_sum + d.score_sum,
      recommend_count = s.recommend_count + d.recommend_count,
      former_count = s.former_count + d.former_count,
      stars = content.add_each(s.stars, spread.stars),
      sentiments = content.add_each(s.sentiments, spread.sentiments),
      rating_sums = content.add_each(s.rating_sums, employee.sums),
      rating_counts = content.add_each(s.rating_counts, employee.counts),
      answer_yes = content.add_each(s.answer_yes, answered.yes),
      answer_no = content.add_each(s.answer_no, answered.no),
      applicant_count = s.applicant_count + d.applicant_count,
      applicant_score_sum = s.applicant_score_sum + d.applicant_score_sum,
      applicant_rating_sums = content.add_each(s.applicant_rating_sums, applicant.sums),
      applicant_rating_counts = content.add_each(s.applicant_rating_counts, applicant.counts),
      roles = coalesce(disclosed.roles, s.roles),
      newest_on = greatest(s.newest_on, d.newest_on),
      rank_score = (s.score_sum + d.score_sum + 5 * ${prior}::bigint) / (s.review_count + d.review_count + 5)
    from delta d
      left join spread on spread.company_id = d.company_id
      left join rated employee on employee.company_id = d.company_id and employee.employed
      left join rated applicant on applicant.company_id = d.company_id and not applicant.employed
      left join answered on answered.company_id = d.company_id
      left join disclosed on disclosed.company_id = d.company_id
    where s.company_id = d.company_id`
}

/**
 * Row locks on the companies' figures: the new list of disclosed roles depends on the old one, so a concurrent writer
 * must wait before reading it.
 */
async function lockStats(tx: Tx, ids: string[]): Promise<void> {
  await tx`
    select 1 from content.company_stats
    where company_id in (select company_id from content.review where id = any(${ids}::uuid[]))
    order by company_id for update`
}

/** Sums of the rows `r` for their companies' figures: one row per company, with lists in the order of their keys. */
const sums = (tx: Tx, sign: number) => tx`
    delta as (
      select company_id, max(published_on) as newest_on,
        ${sign}::int * count(*) filter (where employed) as review_count,
        ${sign}::int * coalesce(sum(score) filter (where employed), 0) as score_sum,
        ${sign}::int * count(*) filter (where employed and recommended) as recommend_count,
        ${sign}::int * count(*) filter (where former) as former_count,
        ${sign}::int * count(*) filter (where not employed) as applicant_count,
        ${sign}::int * coalesce(sum(score) filter (where not employed), 0) as applicant_score_sum
      from r group by company_id
    ),
    spread as (
      select company_id, array_agg(${sign}::int * stars order by n) as stars, array_agg(${sign}::int * moods order by n) as sentiments from (
        select company_id, n, (count(*) filter (where star = n))::int as stars, (count(*) filter (where mood = n))::int as moods
        from r, generate_series(1, 5) n where employed group by company_id, n) s group by company_id
    ),
    rated as (
      select company_id, employed, array_agg(${sign}::int * total order by i) as sums, array_agg(${sign}::int * given order by i) as counts from (
        select company_id, employed, i, coalesce(sum(x), 0)::int as total, count(x)::int as given
        from r, unnest(ratings) with ordinality t(x, i) group by company_id, employed, i) s group by company_id, employed
    ),
    answered as (
      select company_id, array_agg(${sign}::int * yes order by i) as yes, array_agg(${sign}::int * no order by i) as no from (
        select company_id, i, (count(*) filter (where x = 1))::int as yes, (count(*) filter (where x = 0))::int as no
        from r, unnest(answers) with ordinality t(x, i) where employed group by company_id, i) s group by company_id
    )`

/** Additions to the counts in tables of their own. */
const separateCounts = (tx: Tx, sign: number) => tx`
    facet as (
      insert into content.company_facet as f (company_id, job_role_id, city_id, review_count)
      select company_id, role, city, ${sign}::int * count(*) from (
        select company_id, '' as role, city_id as city from r
        union all select company_id, job_role_id, '' from r where employed and job_role_id is not null
        union all select company_id, job_role_id, city_id from r where employed and job_role_id is not null) shared
      group by company_id, role, city
      on conflict (company_id, job_role_id, city_id) do update set review_count = f.review_count + excluded.review_count
      returning company_id, job_role_id, city_id, review_count
    ),
    disclosed as (
      select company_id, array(
        select role from unnest(s.roles) role where role <> all(array_agg(f.job_role_id))
        union select unnest(array_agg(f.job_role_id) filter (where f.review_count >= 3)) order by 1) as roles
      from facet f join content.company_stats s using (company_id)
      where f.city_id = '' and f.job_role_id <> '' group by company_id, s.roles
    ),
    quarter as (
      insert into content.company_quarter as q (company_id, quarter, review_count, score_sum)
      select company_id, date_trunc('quarter', published_on)::date, ${sign}::int * count(*), ${sign}::int * sum(score)
      from r where employed group by 1, 2
      on conflict (company_id, quarter) do update
      set review_count = q.review_count + excluded.review_count, score_sum = q.score_sum + excluded.score_sum
    )`

/** The platform's mean score in thousandths, from the daily task; the middle of the scale before its first run. */
export async function findPrior(tx: Tx): Promise<number> {
  const [figure] = await tx<{ score_mean: number }[]>`select score_mean from content.platform_figure`
  return figure?.score_mean ?? 3000
}
