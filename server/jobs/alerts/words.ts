import { INTL_TAG, type Locale } from '#shared/locale.ts'
import { alertMails as mailsEn } from '#shared/messages/en/jobs/alert-mails.ts'
import { companies as companiesEn } from '#shared/messages/en/companies/companies.ts'
import { jobs as jobsEn } from '#shared/messages/en/jobs/jobs.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews/reviews.ts'
import { search as searchEn } from '#shared/messages/en/discovery/search.ts'
import { alertMails as mailsId } from '#shared/messages/id/jobs/alert-mails.ts'
import { companies as companiesId } from '#shared/messages/id/companies/companies.ts'
import { jobs as jobsId } from '#shared/messages/id/jobs/jobs.ts'
import { reviews as reviewsId } from '#shared/messages/id/reviews/reviews.ts'
import { search as searchId } from '#shared/messages/id/discovery/search.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import type { OfferFormat } from '#shared/rules/vacancy/offer-line.ts'

const formatOf = (locale: Locale): OfferFormat => {
  const number = new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 1 })
  const format = (amount: number) => number.format(amount)
  return { decimal: format, count: format, rupiah: amount => formatRupiah(amount, locale) }
}
export const FORMATS = { id: formatOf('id'), en: formatOf('en') }

/** Messages for the letters and the preferences page. */
export const WORDS = {
  id: { mails: mailsId, companies: companiesId, jobs: jobsId, reviews: reviewsId, search: searchId },
  en: { mails: mailsEn, companies: companiesEn, jobs: jobsEn, reviews: reviewsEn, search: searchEn },
}
