import type { Locale } from '#shared/locale.ts'
import { accounts as accountsEn } from '#shared/messages/en/accounts.ts'
import { errors as errorsEn } from '#shared/messages/en/errors.ts'
import { forms as formsEn } from '#shared/messages/en/forms.ts'
import { home as homeEn } from '#shared/messages/en/home.ts'
import { search as searchEn } from '#shared/messages/en/search.ts'
import { team as teamEn } from '#shared/messages/en/team.ts'
import { writing as writingEn } from '#shared/messages/en/writing.ts'
import { accounts as accountsId } from '#shared/messages/id/accounts.ts'
import { errors as errorsId } from '#shared/messages/id/errors.ts'
import { forms as formsId } from '#shared/messages/id/forms.ts'
import { home as homeId } from '#shared/messages/id/home.ts'
import { search as searchId } from '#shared/messages/id/search.ts'
import { team as teamId } from '#shared/messages/id/team.ts'
import { writing as writingId } from '#shared/messages/id/writing.ts'
import { together as togetherEn } from '#web/platform/words/en.ts'
import { together as togetherId } from '#web/platform/words/id.ts'

const WORDS = {
  id: {
    accounts: accountsId,
    ...togetherId,
    errors: errorsId,
    forms: formsId,
    home: homeId,
    search: searchId,
    team: teamId,
    writing: writingId,
  },
  en: {
    accounts: accountsEn,
    ...togetherEn,
    errors: errorsEn,
    forms: formsEn,
    home: homeEn,
    search: searchEn,
    team: teamEn,
    writing: writingEn,
  },
}

/** The product's own words: a journey finds things by what people read. */
export const wordsOf = (locale: Locale) => WORDS[locale]
