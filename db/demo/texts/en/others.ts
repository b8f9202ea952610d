import type { Blocks } from '../bank.ts'

export const others: Record<string, Blocks> = {
  general: {
    good: `
      [+current] I have been here {two|three|four} years and have not seriously looked elsewhere.
      [+current] I left a bigger name for this and do not regret it.
      [+current] It began as a stopgap and I stayed.
      [+current] It is not perfect, but promises are generally kept.
      [+current] I brought two friends in and both are still here.
      [+current] Sunday evenings no longer make me nervous.
      [+former] I left because I moved, not because of the work.
      [+former] I would come back if the chance came up.
      [+former] I took several good habits with me to my next job.
      [+former] The door was held open when I left, and it felt sincere.
      [+intern] The internship convinced me I had chosen the right field.
    `,
    mixed: `
      [+current] Some days are great and some make you wonder.
      [+current] A good start for a career, less good if you want to climb fast.
      [+current] I stay for the colleagues, not for the system.
      [+current] Much has improved since last year, much has not.
      [+former] No regrets about coming, none about leaving.
      [+former] A fair place to learn before moving on.
      [+former] I left without bitterness; I had simply seen enough.
    `,
    bad: `
      [+current] I am writing this so that applicants know what they are signing.
      [+current] Half of my team has changed within a year.
      [+current] The job in the interview and the job I do are two different jobs.
      [+current] Honestly, I am only here until something else comes up.
      [+former] I left without a new job and still felt relieved.
      [+former] Since leaving, I sleep again.
      [+former] Eight months was enough to know.
      [+former] Almost everyone who joined with me has gone.
      [+former] Nobody asked why I was leaving.
    `,
  },
  privateinsurance: {
    good: `
      Private insurance works with a card, and my hospital is on the list.
      The insurance even paid for my glasses.
      My insurance card was ready in the first week.
      When I needed surgery, the insurance covered nearly all of it.
    `,
    bad: `
      No insurance beyond BPJS.
      Extra insurance is reserved for the upper levels.
    `,
  },
  easyaccesstoprayerroom: {
    good: `
      The prayer room is close by and clean.
      The prayer room is big enough that nobody queues at dusk.
      Prayer facilities are well looked after.
    `,
    bad: `
      The nearest prayer room is outside the gate.
      The prayer room is a corner of the car park.
    `,
  },
  parkingspace: {
    good: `
      Covered motorbike parking, free of charge.
      There is always a parking space, even if you cut it fine.
      Parking is guarded, and helmets stay where you leave them.
    `,
    bad: `
      We pay for parking every single day.
      Parking is full before seven.
    `,
  },
  workfromhome: {
    good: `
      [it kantor bank telepon] Two days a week from home, with no camera checks.
      [it kantor] Working from home is trusted; results are what count.
      [it] Half the team lives in other cities and meetings are built for that.
      [it kantor media] Heavy rain or a sick child? A message is enough and you work from home.
    `,
    bad: `
      [it kantor] Working from home was withdrawn overnight although all the work is online.
      [it kantor telepon] No home days, even for tasks that could be done anywhere.
    `,
  },
  publictransport: {
    good: `
      The bus stop is right outside the gate.
      It is a five-minute walk from public transport.
      A shuttle runs from meeting points that are easy to reach.
    `,
    bad: `
      No public transport passes here; without a motorbike it is hard.
      After the late shift there is no way home except a paid ride.
    `,
  },
  freemeals: {
    good: `
      Lunch is provided, and the menu changes every day.
      Two free meals a shift, and they taste like home cooking.
      Coffee, tea and fruit all day long.
      The staff canteen is free and there are always vegetables.
    `,
    bad: `
      Bring your own food; the nearest stall is far.
      The overtime meal is instant noodles.
    `,
  },
}
