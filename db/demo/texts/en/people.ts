import type { Blocks } from '../bank.ts'

export const people: Record<string, Blocks> = {
  relationship: {
    good: `
      Managers listen first and explain what they decide.
      Mistakes are discussed in private.
      Leadership eats in the same canteen and answers hard questions.
      I have heard a manager say "I was wrong", more than once.
      When the workload got silly, my supervisor was the first to push back.
      Feedback comes weekly, so the yearly review holds no surprises.
      Suggestions from the floor have actually been carried out.
      Nobody shouts, and that makes a bigger difference than I expected.
      [it] My lead understands the code and does not hover over it.
      [it] "That will not be ready by then" is an acceptable sentence here.
      [hotel] Complaints are used to fix things, not to find someone to blame.
      [sekolah] The school stands by its teachers when parents go too far.
      [klinik] Doctors ask nurses what they think, and wait for the answer.
      [tambang] Anyone may stop an unsafe job, and managers back you up.
      [lsm] The field team is asked before a programme is changed.
      [media] Editors explain their changes instead of just making them.
      [telepon] Supervisors take over a call when it turns abusive.
      [bank] Our branch leads meet difficult customers themselves.
      You may disagree as long as you bring a reason.
      Promises made in meetings are written down and checked the week after.
      Unpopular decisions are explained face to face.
    `,
    mixed: `
      Direct supervisors are fine; the level above is hard to reach.
      They listen, and what happens next depends on the week.
      Friendly day to day, top-down when it matters.
      Newer managers are more open, old habits die slowly.
      My manager is fair but gives little feedback.
      [sekolah] Leadership is kind, the meetings are endless.
      [rintisan] The founders are approachable, though rarely for long.
    `,
    bad: `
      Reprimands are given in front of everyone, sometimes in the group chat.
      Asking a question is treated as talking back.
      Decisions are made behind closed doors and we read them on the wall.
      Managers appear only when something goes wrong.
      I raised a concern politely and got the worst shifts the week after.
      Those close to the boss get the good schedule, the rest get what is left.
      There is a suggestion box; I have never seen it opened.
      [it] Three layers of approval for the smallest change.
      [hotel] The guest is always right, and the staff are wrong before anyone asks.
      [sekolah] Parents' complaints are passed straight on as warnings.
      [telepon] Call scores are used to punish rather than to train.
      [rintisan] Founders step into everything and forget what was agreed yesterday.
      [bank] The morning meeting is for shaming whoever is behind target.
      [tambang] Reporting a near miss is seen as slowing production down.
      [ritel] A visit from the area office feels like a trial.
      [gudang pabrik] Line supervisors shout when the first hour is slow.
      [klinik] Nurses are told off in front of patients for things they did not do.
      One person talks in meetings and the rest take notes.
      My proposal was rejected and came back a month later as a manager's idea.
    `,
  },
  appreciation: {
    good: `
      Good work gets mentioned, and not always the same people's.
      Improvement ideas that are used earn a small cash reward.
      After a heavy project we were given two extra days off.
      Reviews are based on notes from the whole year, not on last month.
      My idea was used and my team's name stayed on it.
      Quiet work, such as training newcomers, is noticed here.
      [it] Boring maintenance counts as much as shiny features.
      [hotel] Guest compliments turn into points you can cash in.
      [jual] Results are shared together with how they were reached.
      [klinik] Thank-you notes from patients are read out at the morning briefing.
      [sekolah] Teachers who write their own materials get time and a fee for it.
      [gudang pabrik] A month without stock errors means a bonus for the whole crew.
      [tambang] A year without incidents is rewarded, crew by crew.
      [media] Long investigations are given time and the front page.
      My raise came with a letter that named what I had done well.
      People who retire get a proper farewell from the whole team.
      Helping another department out is noted, not taken for granted.
    `,
    mixed: `
      Praise is common, raises less so.
      You are noticed if you happen to be visible.
      There is a big annual award and little thanks in between.
      Reviews are fair, just slow to arrive.
      [jual] The stars are celebrated, the people who keep old clients are not.
    `,
    bad: `
      Success is expected; one slip and there is a warning letter.
      My team's idea was presented by someone else, without our name.
      Review scores are fixed by quota before anyone is reviewed.
      Doing well simply gets you more work.
      In a year of late nights I did not hear one thank-you.
      Being five minutes late is noticed, a clean year is not.
      [it] Putting out fires is praised, preventing them is invisible.
      [telepon] A perfect month was wiped out by one unfounded complaint.
      [hotel] Reviews that praise the service never reach the people who gave it.
      [bank] A healthy portfolio counts for nothing if new lending is slow.
      [sekolah] When students win, the teacher is not mentioned.
      [jual] The reward for a record month is a higher target.
      [gudang pabrik] Every time we hit the target it goes up, with the same number of people.
      Whoever talks most in meetings is thought to work most.
      After solving a big problem, all I got was the next one.
    `,
  },
  cultural: {
    good: `
      Colleagues come from all over the archipelago and it simply works.
      Meetings are held in a language everyone in the room understands.
      I moved from another island and was helped to find a room in the first week.
      Nobody asks which campus you went to.
      Colleagues with disabilities do real jobs here, not token ones.
      Young and senior staff share a table without ceremony.
      I have never seen anyone treated differently for where they come from.
      [hotel] A mix of Sasak, Javanese, Balinese and foreign colleagues, and good humour about all of it.
      [it] A deaf colleague is fully part of the team, and every meeting has captions.
      [sekolah] Local and foreign teachers have the same voice in meetings.
      [lsm] We learn local customs before we open our mouths, which is how it should be.
      [tambang laut] Five ethnic groups in one crew, and everyone looks out for everyone.
      [telepon] A floor full of young people from all over Java; it is a lively place.
      My accent is strong and nobody has ever made fun of it.
      School leavers and graduates call each other by first name.
      People with different opinions still go to lunch together.
    `,
    mixed: `
      Diverse on the floor, less so at the top.
      Newcomers are welcome, it only takes a while to be let in.
      Chat drifts into the local language, though people switch back when asked.
      [sekolah] Foreign and local teachers get on well; their contracts are worlds apart.
      [tambang] Work is mixed, the dormitories are not.
    `,
    bad: `
      Important talks happen in a regional language and the rest of us guess.
      Jokes about where people come from are waved away as banter.
      The good positions circulate among graduates of one campus.
      Outsiders get the leftover shifts.
      Agency staff are not invited to anything.
      [tambang] Safety instructions come in a foreign language more often than in ours.
      [hotel] Local staff seldom rise above supervisor.
      [sekolah] A local teacher's point is heard once a foreign teacher repeats it.
      [rintisan] If you skip the late drinks you miss the decisions.
    `,
  },
  religious: {
    good: `
      Prayer times are respected and no meeting is set for Friday noon.
      Everyone can swap holidays for their own feast without a debate.
      In Ramadan the day starts earlier, and those who do not fast are at ease too.
      Christmas, Nyepi and Eid are all given room in the calendar.
      Head coverings or none, nobody comments.
      Colleagues volunteer to cover each other's holy days.
      [hotel] Ceremonies are built into the roster, not treated as a favour.
      [sekolah] Students and teachers of every faith run the charity week together.
      [klinik] Holiday duty is shared fairly across religions.
      [tambang laut gudang pabrik] There is a mosque and a room for services on site, both well kept.
      Holiday leave is planned together in January, and all faiths are on the list.
      Meetings pause for fifteen minutes at sunset without anyone asking.
    `,
    mixed: `
      Time for prayer is given, the room is tiny.
      Tolerance is good, smaller holidays still cost a day of leave.
      Group prayers follow one religion, though joining is optional.
      Fine in normal weeks, squeezed in busy ones.
    `,
    bad: `
      A day off for my religious holiday was booked as absence.
      Friday prayer clashes with deliveries, and the deliveries win.
      The prayer room is used to store boxes.
      Remarks about religious dress are left unanswered.
      Religious events are compulsory and nobody asks whose religion it is.
      [telepon] Prayer time is taken out of the lunch break.
      [hotel] The same group gets the holidays off every year.
    `,
  },
  gender: {
    good: `
      Half of the department heads are women, and nobody finds it remarkable.
      Equal pay for the same role, and the bands are published.
      A harassment report was dealt with quickly and the person who spoke up was protected.
      My position was still mine after maternity leave.
      Nobody asks about marriage plans in a review.
      Late shifts end with a ride to your door.
      [it] Almost half of our engineers are women, infrastructure included.
      [tambang] Women operate heavy equipment here, with the same training and pay.
      [hotel] Housekeeping, kitchen and front office are all mixed, including the leads.
      [lsm] Village meetings are always set up so that women speak too.
      [media] Hard assignments go to whoever wants them.
      Young mothers are offered business trips like everyone else, and may say no.
      Newly married women stay in the leadership programme.
    `,
    mixed: `
      Balanced among staff, mostly men above.
      Good policies on paper, everyday habits lag behind.
      Women may do any job, though field work is rarely offered.
      Menstrual leave exists, but many feel awkward taking it.
    `,
    bad: `
      I was asked when I planned to marry while discussing my contract.
      Comments on appearance pass as jokes.
      A male colleague in the same role was paid more.
      A harassment report ended with the reporter being moved.
      Key meetings are held at night, which shuts out parents of small children.
      [tambang proyek] There is hardly a women's toilet on site.
      [jual] Women were expected to join client dinners that were not part of the job.
      [bank] After maternity leave my portfolio had been given away.
      [ritel hotel] Closing at midnight without transport home is a risk women carry alone.
    `,
  },
}
