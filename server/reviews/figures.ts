import type { Tx } from '#server/platform/db.ts'

/**
 * Adds a review to its company's figures, or with `sign` -1 takes it away. Part of the transaction that
 * publishes, removes or withdraws it, so that figures and reviews never differ. `prior` is the platform's
 * mean score in thousandths; a ranking weighs it like five reviews.
 */
export async function countReview(tx: Tx, reviewId: string, sign: 1 | -1, prior: number): Promise<void> {
  await tx`
    with r as (
      select company_id, job_role_id, city_id, published_on, employment_status < 2 as employed, employment_status = 1 as former, score, star, overall_sentiment,
        recommended, ratings, answers
      from content.review where id = ${reviewId}
    ),
    delta as (
      select company_id,
        case when employed then ${sign}::int else 0 end as review_count,
        case when employed then ${sign}::int * score else 0 end as score_sum,
        case when employed and recommended then ${sign}::int else 0 end as recommend_count,
        case when former then ${sign}::int else 0 end as former_count,
        (select array_agg(case when employed and n = star then ${sign}::int else 0 end order by n) from generate_series(1, 5) n) as stars,
        (select array_agg(case when employed and n = overall_sentiment then ${sign}::int else 0 end order by n) from generate_series(1, 5) n) as sentiments,
        (select array_agg(coalesce(x, 0) * ${sign}::int order by i) from unnest(ratings) with ordinality t(x, i)) as sums,
        (select array_agg((x is not null)::int * ${sign}::int order by i) from unnest(ratings) with ordinality t(x, i)) as counts,
        (select array_agg(coalesce(x, 0) * ${sign}::int order by i) from unnest(answers) with ordinality t(x, i)) as yes,
        (select array_agg((x = 0)::int * ${sign}::int order by i) from unnest(answers) with ordinality t(x, i)) as no,
        case when employed then 0 else ${sign}::int end as applicant_count,
        case when employed then 0 else ${sign}::int * score end as applicant_score_sum,
        employed, published_on
      from r
    ),
    facet as (
      insert into content.company_facet as f (company_id, job_role_id, city_id, review_count)
      select company_id, '', city_id, ${sign}::int from r
      union all select company_id, job_role_id, '', ${sign}::int from r where employed and job_role_id is not null
      union all select company_id, job_role_id, city_id, ${sign}::int from r where employed and job_role_id is not null
      on conflict (company_id, job_role_id, city_id) do update set review_count = f.review_count + excluded.review_count
    ),
    quarter as (
      insert into content.company_quarter as q (company_id, quarter, review_count, score_sum)
      select company_id, date_trunc('quarter', published_on)::date, review_count, score_sum from delta where employed
      on conflict (company_id, quarter) do update
      set review_count = q.review_count + excluded.review_count, score_sum = q.score_sum + excluded.score_sum
    )
    update content.company_stats s set
      review_count = s.review_count + d.review_count,
      score_sum = s.score_sum + d.score_sum,
      recommend_count = s.recommend_count + d.recommend_count,
      former_count = s.former_count + d.former_count,
      stars = content.add_each(s.stars, d.stars),
      sentiments = content.add_each(s.sentiments, d.sentiments),
      rating_sums = case when employed then content.add_each(s.rating_sums, d.sums) else s.rating_sums end,
      rating_counts = case when employed then content.add_each(s.rating_counts, d.counts) else s.rating_counts end,
      answer_yes = case when employed then content.add_each(s.answer_yes, d.yes) else s.answer_yes end,
      answer_no = case when employed then content.add_each(s.answer_no, d.no) else s.answer_no end,
      applicant_count = s.applicant_count + d.applicant_count,
      applicant_score_sum = s.applicant_score_sum + d.applicant_score_sum,
      applicant_rating_sums = case when employed then s.applicant_rating_sums else content.add_each(s.applicant_rating_sums, d.sums) end,
      applicant_rating_counts = case when employed then s.applicant_rating_counts else content.add_each(s.applicant_rating_counts, d.counts) end,
      newest_on = greatest(s.newest_on, d.published_on),
      rank_score = (s.score_sum + d.score_sum + 5 * ${prior}::bigint) / (s.review_count + d.review_count + 5)
    from delta d where s.company_id = d.company_id`
}

/** The platform's mean score in thousandths, as the daily task left it; the scale's middle before its first run. */
export async function findPrior(tx: Tx): Promise<number> {
  const [figure] = await tx<{ score_mean: number }[]>`select score_mean from content.platform_figure`
  return figure?.score_mean ?? 3000
}
