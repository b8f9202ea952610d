import type { Blocks } from '../bank.ts'

export const headlines: Blocks = {
  good: `
    [+balance>] Home by six, and nobody minds
    Small promises, all of them kept
    The first place that treated me like an adult
    I stopped reading job adverts
    [+salary<] Modest pay, calm life
    Good people, sensible rules
    You may make mistakes here, once each
    [+relationship>] Rules that apply to the bosses too
    Not glamorous, but honest
    What the contract says is what you get
    [+balance>] Leave means leave
    Mondays are fine
    [+opportunity>] Patient with beginners
    Not a family, a good team
    [+opportunity>] A steady place to grow
    Treated well from day one
    I told my sister to apply
    Boring in the best way
    [+appreciation>] Hard work that shows results
    [+relationship>] Trust first, control later
    [+relationship>] They ask before they decide
    A workplace with very little drama
    Fair, tidy and friendly
    Better than I expected
    [it +balance>] No releases on Fridays, and it is wonderful
    [it] Clean code, few meetings
    [it +balance>] Remote work done properly
    [it] A good home for engineers who like finishing things
    [it] Reviews of code, not of people
    [hotel] Guests are happy because the staff are
    [hotel +salary>] Busy season is tough, the service charge is fair
    [hotel] Staff meals worth staying for
    [hotel] A beach, a uniform and decent colleagues
    [sekolah +relationship>] Teachers trusted with their own classrooms
    [sekolah] Teaching without fear
    [sekolah] Two languages, one staff room
    [klinik +relationship>] Nurses are asked what they think
    [klinik +balance>] Fair nights, kind doctors
    [bank +balance>] There are targets, and there is air
    [bank +opportunity>] Learned more in a year than at university
    [tambang +balance>] Far from home, but rosters are kept
    [tambang +equipment>] Safety first, and they mean it
    [gudang +equipment>] A warehouse where the safety rules are real
    [pabrik +equipment>] Machines in order, targets within reason
    [lsm +salary>] Meaningful work, fair pay
    [lsm] Mud, mangroves and good colleagues
    [media] A small newsroom with a big heart
    [telepon +relationship>] Phones never stop, supervisors stay kind
    [rintisan +balance>] A start-up that sleeps at night
    [jual +salary>] Commission paid, trust kept
    [laut +salarypayment>] The ships leave on time and so does our pay
    [+former] I moved away and still miss it
    [+former] A place I would return to
    [+intern] An internship with a real project
  `,
  mixed: `
    [+opportunity<] Good to learn, hard to stay
    [+cultural>] Great colleagues, unfinished system
    Fine, if you like standing still
    [+relationship<] Depends on whose team you join
    Half comfortable, half tired
    Promises, some of them kept
    Good intentions, slow delivery
    A decent stepping stone
    Neither the best nor the worst
    Improving, slowly
    Stable but stiff
    Kind people, messy planning
    Three stars for the people next to me
    Comfortable for a while
    [it +clarity<] Interesting projects, changing priorities
    [it] Good engineers waiting for decisions
    [hotel] The season decides everything
    [hotel +salary<] Lovely place, thin payslip
    [sekolah +balance<] Lovely students, endless paperwork
    [sekolah +equipment> +balance<] Great classrooms, lost weekends
    [bank +salarypayment>] Safe pay, heavy targets
    [tambang +salary>] Plenty of money, no time
    [rintisan] Exciting, if you can stand the swerves
    [telepon] Many friends, much pressure
    [klinik +balance<] Much to learn, little rest
    [jual] Big incentives, if you reach them
    [gudang +balance<] Pleasant outside the sale season
    [+former] Two years were enough, thank you
  `,
  bad: `
    Read the contract to the last page
    [+salary<] Two jobs, one salary
    [+opportunity<] Contract after contract after contract
    People come and go every month
    The advert describes another company
    Nothing is finished, everything is urgent
    Rules for the staff only
    Tired before I had learned anything
    One year here feels like three
    [+opportunity<] No future in sight
    [+relationship<] Do not expect to be heard
    Rights are handed out as favours
    Think twice before you sign
    Left with relief
    [it] Always firefighting, never building
    [it +balance<] Friday releases, Saturday repairs
    [hotel] Smiles for the guests, none for us
    [hotel +balance<] Split shifts split your life
    [sekolah +balance<] Teachers do everything except rest
    [bank] Targets first, people later
    [telepon +balance<] Even the toilet break is timed
    [tambang] Dust, distance and promises
    [rintisan] The money ran out, then the patience
    [rintisan +salarypayment<] Payday is a matter of faith
    [klinik] We look after patients, nobody looks after us
    [ritel] The shop is open, the ears are closed
    [pabrik +balance<] The machines get more rest than we do
    [jual +salary<] Moving targets, shrinking commission
    [+former] Leaving was my best decision that year
    [+former] Eight long months
    [+intern] Free labour with a certificate
  `,
}

export const applicantHeadlines: Blocks = {
  good: `
    [+rejected] Turned down politely
    [+quickresponse> +clearexplanation>] Quick process, pay range named at the start
    An interview that felt like a conversation
    Two rounds, two weeks, done
    The tidiest hiring process I have seen
    [+professionality>] They had read my CV
    [+timelyfeedback> +rejected] No offer, but useful feedback
    [+declined] I declined and they stayed friendly
    Every question answered
    Frank about the hard parts
    Shown around before I decided
  `,
  mixed: `
    [+quickresponse<] A long wait, a clear answer
    Nice people, vague process
    Good interview, messy schedule
    Polite, but a bit like queueing
    Fair test, little explanation
    [+rejected] Fine start, loose end
  `,
  bad: `
    [+quickresponse< +rejected] Waited until I forgot I had applied
    [+rejected] Five rounds for nothing
    [+professionality<] Interview two hours late
    A different job from the one advertised
    Unpaid work dressed up as a test
    [+timelyfeedback< +rejected] No news was the news
    [+professionality<] Asked about marriage, not skills
    A long journey for five minutes
  `,
}

/** Clauses for two-part headlines; lower case unless a name, without a full stop. */
export const clauses: Record<string, Blocks> = {
  salary: {
    good: `
      pay that matches the work
      above-average pay
      overtime honestly counted
      a raise every year
      pay I can save from
    `,
    bad: `
      pay behind the market
      uncounted overtime
      hardly any raises
      minimum-wage pay
      thin allowances
    `,
  },
  salarypayment: {
    good: `
      salary always on the day
      never a late payday
      a payday you can rely on
    `,
    bad: `
      late paydays
      salary in instalments
      an uncertain payday
    `,
  },
  thrpayment: {
    good: `
      early THR
      a full holiday bonus
      THR without drama
    `,
    bad: `
      last-minute THR
      a holiday bonus in pieces
      unclear THR
    `,
  },
  family: {
    good: `
      kind to new parents
      real family cover
      family comes along
    `,
    bad: `
      hard on parents
      little for families
      no thought for family life
    `,
  },
  relationship: {
    good: `
      managers who listen
      open leadership
      supportive supervisors
      bosses you can talk to
    `,
    bad: `
      distant leadership
      public scoldings
      top-down decisions
      managers who do not listen
    `,
  },
  appreciation: {
    good: `
      good work gets noticed
      effort that counts
      real recognition
    `,
    bad: `
      little recognition
      thanks are rare
      only mistakes get noticed
    `,
  },
  cultural: {
    good: `
      a mixed and friendly crew
      colleagues from everywhere
      newcomers made welcome
    `,
    bad: `
      cliques
      hard for outsiders
      a divided floor
    `,
  },
  religious: {
    good: `
      every faith respected
      room for prayer
      real tolerance
    `,
    bad: `
      squeezed prayer times
      unfair holiday rosters
      little respect for holy days
    `,
  },
  gender: {
    good: `
      women in the lead
      equal chances
      a safe place for women
    `,
    bad: `
      equality on posters only
      few chances for women
      jokes that should not pass
    `,
  },
  balance: {
    good: `
      humane hours
      evenings of my own
      an easy roster
      real weekends
      leave without fuss
    `,
    bad: `
      endless overtime
      rosters that change overnight
      no evenings
      leave is a battle
      worn-out weekends
    `,
  },
  clarity: {
    good: `
      clear roles
      clear goals
      tasks that make sense
      proper onboarding
    `,
    bad: `
      blurry roles
      shifting targets
      three bosses at once
      no clear direction
    `,
  },
  equipment: {
    good: `
      proper tools
      a clean and safe workplace
      equipment that works
    `,
    bad: `
      worn-out tools
      old computers
      a stuffy workplace
      careless safety
    `,
  },
  opportunity: {
    good: `
      room to grow
      training that happens
      a ladder you can see
      lots to learn
    `,
    bad: `
      careers at a standstill
      endless contracts
      no training
      promotion by favour
    `,
  },
  quickresponse: {
    good: `
      quick answers
      a prompt reply
    `,
    bad: `
      slow replies
      weeks of waiting
    `,
  },
  clearprocess: {
    good: `
      clear steps
      a well-run process
    `,
    bad: `
      extra rounds
      a confusing process
    `,
  },
  professionality: {
    good: `
      prepared interviewers
      relevant questions
    `,
    bad: `
      unprepared interviewers
      prying questions
    `,
  },
  atmosphere: {
    good: `
      a warm welcome
      a relaxed interview
    `,
    bad: `
      a tense room
      a cold reception
    `,
  },
  respected: {
    good: `
      applicants treated with respect
      my time was valued
    `,
    bad: `
      applicants treated as numbers
      my time was wasted
    `,
  },
  clearexplanation: {
    good: `
      straight talk about pay
      duties explained as they are
    `,
    bad: `
      secrecy about pay
      half an explanation
    `,
  },
  timelyfeedback: {
    good: `
      a result on the promised day
      useful feedback
    `,
    bad: `
      [+rejected] no answer at the end
      [+rejected] left hanging
    `,
  },
}
