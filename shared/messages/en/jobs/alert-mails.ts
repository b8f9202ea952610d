import type { alertMails as id } from '../../id/jobs/alert-mails.ts'

const why = (link: string) =>
  `You get this because this address asked for it. Change or stop it, without signing in: ${link}`

/** Mails to subscribers. Their first lines name no company and no search, because lock screens show them. */
export const alertMails: typeof id = {
  confirm: {
    subject: 'One more step',
    body: link =>
      `Somebody asked KerjaJujur for news to this address. If it was you, agree on this page.\n\nAgree:\n${link}\n\nIf it was not, just ignore this: without your agreement we send nothing, and the request is deleted within seven days.`,
  },
  already: {
    subject: 'You are already signed up',
    body: link =>
      `This address already gets the news that was just asked for.\n\nChange your choices:\n${link}`,
  },
  full: {
    subject: 'This request was not saved',
    body: link =>
      `Somebody asked for more news to this address. We did not keep the request, because this address already waits for as much as we can send.\n\nIf it was you, first stop what you no longer need, then ask again.\n\nChange your choices:\n${link}`,
  },
  advice: {
    subject: 'Something new to read',
    body: (found, link) => `New last week, and perhaps of use to you:\n\n${found}\n\n${why(link)}`,
  },
  digest: {
    subject: 'There is news for you',
    body: (found, link) =>
      `Something new fits what you are waiting for.\n\n${found}\n\n\nApplying for work never costs money.\n\n${why(link)}`,
    more: (count, link) => `And ${count} more\n${link}`,
  },
}
