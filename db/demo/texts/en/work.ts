import type { Blocks } from '../bank.ts'

export const work: Record<string, Blocks> = {
  balance: {
    good: `
      When the day ends people go home, and nobody waits for the boss.
      Leave is approved within a day, and nobody calls while you are away.
      Overtime exists, but you are asked first.
      The roster is out two weeks ahead, so life can be planned.
      The work chat goes quiet at six.
      Half-day leave is allowed, which saves so many headaches.
      After a long night you come in at noon, no forms needed.
      [it] On-call rotates fairly and earns a day off.
      [it] Hours are flexible as long as you make the ten o'clock stand-up.
      [hotel] No double shifts unless you ask for them.
      [hotel] Days off are real days off, even in August.
      [sekolah] Once the students have left, you may leave too.
      [klinik] A night shift is always followed by a full day off.
      [bank] The branch closes its books without drama and we are out soon after five.
      [tambang] Six weeks on, two weeks off, and they stick to it.
      [lsm] Long field trips are followed by rest days that nobody questions.
      [telepon] There is a breather between calls, so you can stay polite.
      [media] Weekend duty comes once a month and earns a day in lieu.
      [gudang pabrik] Shifts rotate every three weeks, which a body can live with.
      Ten past five and the car park is empty.
      I joined an evening class because I could trust the hours.
      My manager takes long holidays, so we dare to as well.
      Nobody schedules meetings after four.
    `,
    mixed: `
      Most weeks are calm, month-end can mean nine at night.
      Leave is easy except around the big holidays.
      You can say no to overtime, it just feels uncomfortable.
      The schedule is decent but changes two days ahead now and then.
      [it] Crunch before a release, quiet after it.
      [hotel] Low season is a holiday, high season has none.
      [sekolah] Teaching hours are fine, the paperwork comes home with you.
      [klinik] Mornings are pleasant, nights are short of people.
      [rintisan] Flexible hours, which often means all of them.
      Messages after work are rare, but they do expect an answer.
    `,
    bad: `
      Leaving on time is read as a lack of commitment.
      Leave was approved for a month and cancelled the day before.
      Messages come until midnight and silence is noted.
      Six-day weeks become seven, with no day in lieu.
      Tomorrow's schedule is changed tonight by message.
      Even on sick leave I was asked to keep an eye on things.
      [it] Two people share a round-the-clock on-call, with no time off in return.
      [it] Releases happen on Friday night and Saturday is for repairs.
      [hotel] Split shifts swallow the whole day.
      [sekolah] Saturdays go to school promotion.
      [telepon] Even trips to the toilet are counted in minutes.
      [bank] You clock out at five and leave at eight.
      [klinik] Too many patients per nurse at night, every night.
      [tambang] The stay on site is often stretched by a week because the relief has not arrived.
      [rintisan] Everything is urgent and everyone is tired.
      [gudang pabrik] Twelve-hour days through every sale season.
      [proyek lapangan] Sunday exists only on the calendar.
      [ritel] Two people run the whole shop from opening to closing.
      Lunch means answering messages with one hand.
      I missed three family events in a year because of last-minute rosters.
    `,
  },
  clarity: {
    good: `
      My duties were written down on the first day and matched the job.
      Targets are discussed at the start of the month, not announced.
      When priorities change, someone explains why.
      Everyone knows who they report to.
      Two weeks of proper onboarding kept me from getting lost.
      When my role grew, the description was updated, and so was the pay.
      [it] Tickets say what "done" means, so there is little room for argument.
      [it] Technical decisions are written down, and newcomers can read why.
      [hotel] Room lists are shared out fairly at the start of each shift.
      [sekolah] Classes and duties are settled before the term starts.
      [klinik] The patient flow is clear from the front desk to the pharmacy.
      [telepon] The script and its limits are clear, and we know when to escalate.
      [tambang proyek] Drawings and schedules are handed out before work starts.
      [lsm] Every trip has a written goal that fits on one page.
      [bank] Each desk knows its limits, so nothing is tossed around.
      One big board shows who is doing what.
      Requests from other departments come through one door.
      When two teams were merged, every new task was explained.
    `,
    mixed: `
      The main role is clear, the extra tasks turn up unannounced.
      There are targets, though each department counts them differently.
      Clear until somebody goes on leave.
      Procedures look complete on paper and get improvised in practice.
      [it] A three-month plan exists, and its contents change with each meeting.
      [rintisan] Roles are loose, which is fun if you like trying everything.
      [sekolah] The curriculum is clear, who organises the events is not.
    `,
    bad: `
      One job, three bosses, and each of them comes first.
      There is no job description, only "while you are at it".
      Targets change mid-month and are counted from the first.
      I was hired for one position and given another.
      Today's priority can be cancelled tomorrow morning.
      New rules are announced by word of mouth, so each team has its own version.
      No onboarding; I was left alone on day one.
      [it] Requests arrive by chat and are chased as if they had been planned.
      [hotel] Waiters help in the kitchen, the kitchen helps in the garden.
      [sekolah] Teachers are also the office, the event team and the school run.
      [rintisan] The product changes direction every quarter and people take the blame.
      [telepon] The scoring rules change monthly, without training.
      [bank] Loan officers double as collectors, with targets for both.
      [tambang] Orders from two control rooms contradict each other on the same shift.
      [proyek] Drawings are revised after the work has been built.
    `,
  },
  equipment: {
    good: `
      Tools are complete, and broken ones are replaced within days.
      The workplace is bright, clean and well aired.
      Chairs and desks are decent; my back is grateful.
      Requests for equipment get an answer, not just a nod.
      Uniforms and shoes are renewed every year at no cost to us.
      [it] A fast laptop, two screens and an allowance for home internet.
      [it] The staging environment resembles production, so releases hold few surprises.
      [hotel] The kitchen has room to move, sharp knives and a cold store that works.
      [sekolah] Every classroom has a projector that turns on and enough books.
      [klinik] Supplies never have to be stretched.
      [tambang] The trucks are fairly new and the cabins are cool.
      [tambang proyek] Nobody enters the site without full gear, visitors included.
      [gudang pabrik] Safety gear is renewed regularly and the rules are actually followed.
      [bank] The branch system is stable and the backup line works.
      [lsm] Boats, radios and life jackets are checked before every trip.
      [lab] The laboratory is tidy and reagents are reordered before they run out.
      [media] Cameras and laptops are provided, nobody has to use their own.
      [telepon] Your own headset, not a shared one.
      Lockers lock, toilets work, lights are bright; small things that add up.
      The network is fast and has a backup.
    `,
    mixed: `
      Enough tools, just barely when everyone is in.
      Office computers are old but get there with patience.
      New equipment arrives first, the training later.
      The rooms are clean; the air conditioning has moods.
      [it] Standard laptops are good, extra licences take weeks.
      [sekolah] Lovely classrooms, one printer for all the teachers.
      [hotel] Guest areas shine, the staff area is an afterthought.
      [bank] The core system is fine, everything around it drops out.
    `,
    bad: `
      Broken equipment is written in a book, and then the book goes missing.
      We use our own phones and data for everything.
      My computer takes ten minutes to start.
      The air conditioning has been dead for months, so we bring fans.
      Staff toilets are too few and often without water.
      Protective gear is handed out once; after that you buy your own.
      [it] Five-year-old laptops for this year's work.
      [hotel] The kitchen is an oven with no proper extraction.
      [telepon] Headsets are shared and never cleaned.
      [bank] Claims and customer data sit in two systems and are typed twice.
      [sekolah] Teaching aids come out of the teacher's pocket.
      [tambang] The haul road is seldom watered and you see a few metres at best.
      [gudang pabrik] Machine guards are taken off to go faster.
      [klinik] Gloves are rationed until you have to choose when to wear them.
      [lapangan] Climbing poles without a proper harness.
      [rintisan] The office moved three times and the desks never caught up.
    `,
  },
  opportunity: {
    good: `
      Openings are posted inside before they go outside.
      I went from staff to supervisor in {two|three} years, and the conditions were clear from the start.
      There is a training budget per person and you may actually use it.
      The company paid for my certification until I passed.
      You can try another team for three months before deciding.
      Senior colleagues teach willingly.
      Studying while working is supported, and the schedule bends for exams.
      [+intern] Interns get a real project, not the photocopier.
      [+intern] I was offered a job at the end of my internship.
      [it] There is an expert track next to the manager track.
      [it] One day a month is for learning, with no tickets.
      [hotel] You can cross-train from kitchen to pastry to front desk.
      [sekolah] Teachers are sent to workshops and share what they learned on Fridays.
      [bank] The next-level programme is entered by test, not by invitation.
      [tambang] Operator licences are arranged and paid for.
      [lsm] Local staff are prepared to lead programmes, not just to carry them out.
      [klinik] Emergency training is fully paid every two years.
      [media] Junior reporters get an editor's time until the piece works.
      [gudang pabrik] Many of the supervisors started on the floor.
      Internal vacancies come with the pay range.
      I was passed over once, told why, and helped to get there the next year.
      Changing departments is not seen as betrayal.
    `,
    mixed: `
      Training exists, open positions above rarely do.
      You can move up if you are willing to move city.
      Plenty to learn, a long wait for the title.
      A permanent contract is possible after two rounds of patience.
      [it] Modern tools, no career ladder yet.
      [sekolah] Many workshops, none of which change your pay.
      [hotel] Supervisor is within reach, above that they hire from abroad.
    `,
    bad: `
      Three contracts in a row and still no word about a permanent one.
      Vacancies go to outsiders, and insiders train them.
      My last training was my first day.
      Promotion depends on closeness, not on work.
      Five years at the same desk and nobody has asked about my plans.
      Good for a year or two, hard to stay.
      [+intern] Six months of copying data, with no one to learn from.
      [it] We keep patching an old system and my skills stand still.
      [hotel] Daily workers are called every day but never given a contract.
      [telepon] Hundreds of agents, a handful of promotions a year.
      [bank] Being outsourced means effort never counts towards a permanent job.
      [rintisan] The job ladder is rewritten with each new lead.
      [sekolah] Contract teachers are renewed every year, without end.
      [ritel] The contract stops in month eleven and starts again from zero.
      [proyek] The bridge is done, and so are we.
      [gudang pabrik] An operator stays an operator until the contract runs out.
      I trained three newcomers who then became my supervisors.
      Training always goes to the same few people.
    `,
  },
}
