import type { Locale } from '#shared/locale.ts'
import { accounts as accountsEn } from '#shared/messages/en/accounts.ts'
import { common as commonEn } from '#shared/messages/en/common.ts'
import { companies as companiesEn } from '#shared/messages/en/companies.ts'
import { errors as errorsEn } from '#shared/messages/en/errors.ts'
import { home as homeEn } from '#shared/messages/en/home.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews.ts'
import { search as searchEn } from '#shared/messages/en/search.ts'
import { team as teamEn } from '#shared/messages/en/team.ts'
import { writing as writingEn } from '#shared/messages/en/writing.ts'
import { accounts as accountsId } from '#shared/messages/id/accounts.ts'
import { common as commonId } from '#shared/messages/id/common.ts'
import { companies as companiesId } from '#shared/messages/id/companies.ts'
import { errors as errorsId } from '#shared/messages/id/errors.ts'
import { home as homeId } from '#shared/messages/id/home.ts'
import { reviews as reviewsId } from '#shared/messages/id/reviews.ts'
import { search as searchId } from '#shared/messages/id/search.ts'
import { team as teamId } from '#shared/messages/id/team.ts'
import { writing as writingId } from '#shared/messages/id/writing.ts'

const WORDS = {
  id: {
    accounts: accountsId,
    common: commonId,
    companies: companiesId,
    errors: errorsId,
    home: homeId,
    reviews: reviewsId,
    search: searchId,
    team: teamId,
    writing: writingId,
  },
  en: {
    accounts: accountsEn,
    common: commonEn,
    companies: companiesEn,
    errors: errorsEn,
    home: homeEn,
    reviews: reviewsEn,
    search: searchEn,
    team: teamEn,
    writing: writingEn,
  },
}

/** The product's own words: a journey finds things by what people read. */
export const wordsOf = (locale: Locale) => WORDS[locale]
export type Words = ReturnType<typeof wordsOf>
