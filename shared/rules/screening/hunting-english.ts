const END = '(?![a-z])'
const AUTHOR = 'author|writer|reviewer|poster|culprit|person (?:behind|who (?:wrote|posted|left|did))'
const WROTE = 'wrote|posted|left|sent|submitted|published|is behind|did'
const REVIEW = '(?:review|post|comment|statement|text|rant|message)'
const LOOKS_FOR =
  'find(?:ing)? out|figur(?:e|ing) out|work(?:ing)? out|guess(?:ing)?|identify(?:ing)?|trac(?:e|ing|k|king)(?: down)?|uncover(?:ing)?|reveal(?:ing)?|expos(?:e|ing)|look(?:ing)? for|know(?:s|ing)?|establish(?:ing)?|discover(?:ing)?|investigat(?:e|ing)|determin(?:e|ing)|unmask(?:ing)?|search(?:ing)? for|hunt(?:ing)?(?: down)?|learn(?:ing)?|see(?:ing)?|tell|finding'
const LEFT =
  'worked|were|left|resigned|joined|sat|applied|interviewed|quit|got (?:fired|let go)|was (?:fired|dismissed)|came|asked|complained'
const WORKED =
  '(?:work(?:ed)?|left|leave|join(?:ed)?|were|resign(?:ed)?|interview(?:ed)?|appl(?:y|ied)|quit|are based)'
const PLACE =
  '(?:branch|team|shift|department|site|office|location|store|warehouse|role|position|year|dates?|division|unit|floor|city)'
const SOMEBODY = `(?:some(?:one|body)|one of|an? (?:former|ex|disgruntled|single|employee|competitor|colleague|person|certain|bitter|rival)|the (?:person|same|one)|our (?:former|own|ex|old))`
const LAWYER = '(?:lawyers?|attorneys?|solicitors?|legal (?:team|department|counsel))'
const PEOPLE = '(?:people|employees|staff|persons?|colleagues|workers|members|team members)'
/** A promise not to look for the author is not held. */
const NOT =
  "(?<!(?:not|never|cannot|n't|no need|no idea|no way|without|nor) (?:(?:know|knowing|try|trying|to|find out|finding out|ask|asking|asked|care|tell|telling|say|saying|see|want|be|able|exactly|going|attempt|looking|seek|wish|need|have|interested|in|of|us|you|for|give|giving|share|state|anyone|even) ){0,6})"
const NAME =
  "(?:(?:full|real|own|employee|staff|first|last|personal|contact|job) ){0,2}(?:name|identity|department|shift|branch|id|number|details|title|position|phone|dates|manager's name|email)"

export const ENGLISH = [
  // Claims to know the author.
  `(?:we|i|management|hr|everyone|everybody) (?:(?:already|all|do|can|certainly|know|exactly|clearly|actually|both|pretty|much) ){0,3}(?:know|recogni[sz]e|remember|can tell) (?:(?:exactly|perfectly|well|full) ){0,2}(?:who(?! (?:to|is on))|whose|the (?:${AUTHOR})|your identity|this person|your (?:style|writing)|where you (?:live|sit|work))${END}`,
  `(?:have|with|got) (?:a |our |some )(?:(?:very|pretty|fairly) )?(?:(?:good|clear|fair|strong|shrewd) (?:idea|guess|suspicion|hunch)|suspicions?|hunch)(?: (?:of|as to|about))?(?: (?:who|which|where))?${END}`,
  `(?:pretty|fairly|quite|very|absolutely) (?:sure|certain) (?:who|whose|you)${END}`,
  `(?:we|i) already know(?=~(?:[.!?…]|$))`,
  `you (?:all )?know who you are`,
  `(?:not|n't) (?:very |that |too |exactly )?(?:hard|difficult) to (?:work out|guess|tell|figure out|see|spot|identify)${END}`,
  `(?:easy|simple|easily) (?:(?:enough|for us) )?(?:to )?(?:guess(?:ed)?|work(?:ed)? out|figured? out|traced?|identif(?:y|ied)) ?`,
  `(?:we|anyone|anybody|everyone|everybody|i) can (?:all |easily |only |probably )?guess`,
  `(?:obvious|clear|apparent|no (?:secret|mystery))(?: to (?:us|everyone|all))? (?:who|whose) (?:${WROTE}|this|you|it)`,
  `narrow(?:s|ed|ing)? (?:it|this|things|the (?:list|field))(?: down)?${END}`,
  `writing style|style of writing|turns? of phrase|(?:way|how) you write`,
  `(?:manager|supervisor|boss|colleagues?|team) (?:still )?remembers? you`,
  `ip address(?:es)?|digital (?:footprint|trace|fingerprint)|(?:was|were) logged (?:in|on)|(?:server|access|login) logs?`,
  `we(?:'re| are) (?:watching|monitoring)|keep(?:ing)? an eye on (?:you|who|people)`,
  `(?:it (?:was|is)|it's) you${END}|you think (?:that )?you|think again|(?:not|so|as) anonymous|you(?:'re| are) anonymous|your anonymity`,
  `(?:learn|know|have|got|find(?: out)?|see|put|sign) your (?:full |real )?name`,
  `judging (?:by|from)|from the (?:timing|wording|tone|details)${END}`,
  // Looks for the author.
  `${NOT}(?:know|knows|knew|tell|told (?:us|me)|found(?: out)?|find(?: out)?|see|guess|guessed|sure|identify|identified|figured out|confirmed|discovered|learn|learned|reveal|aware(?: of)?|established|remember|checking|asking|asked|shows?|wonder) (?:(?:to us|exactly|already|now|perfectly|well|of) ){0,2}(?:who|whose)(?! (?:to|is on|can|may|is responsible|decides|handles))${END}`,
  `${NOT}(?:author|reviewer|poster|culprit|writer|the source|this person)(?:'s)?(?! (?:(?:is|was) (?:right|correct|fair)|makes?|points?|says?|raises?|mentions?|describes?|names?|asks? for|deserves?))${END}`,
  `(?:person|one|employee|colleague|individual|anyone|someone|somebody) (?:who|that) (?:wrote|posted|leaked|did (?:this|it)|complained|failed|crashed|said this|started this)`,
  `list of (?:people|employees|staff|everyone|leavers|those)${END}`,
  `${NOT}(?:${LOOKS_FOR}) (?:exactly )?(?:who (?:you are|${WROTE}|it (?:is|was)|this (?:is|was|came)|is responsible)|the (?:${AUTHOR})|(?:your|the author's|the reviewer's|their) identity|where this (?:came|comes) from)${END}`,
  `(?:find|trac(?:e|k)|track down|catch|come (?:for|after)|get|looking for|hunt|identify|unmask|expose|investigate|deal with|go after|confront) you(?! (?:an?|the|some|more|to|on)${END})${END}(?! [a-z]+ing)`,
  `${NOT}who(?:ever)?(?: exactly)? (?:are you|(?:${WROTE}) this(?! (?:was|is) right))(?=~[?])`,
  `${NOT}who exactly (?:are you|(?:${WROTE}) this)`,
  `${NOT}who you (?:really )?are${END}`,
  `who (?:are you|(?:${WROTE}) this)(?=~[?])`,
  `whoever (?:you are|${WROTE})${END}…(?:consequences?|regret|career|careful|carefully|find|trace|responsible|accountable|sorry|identify|reconsider|twice|legal|ashamed|own up|forward|caught)`,
  `(?:interview|question|speak|talk|ask|check|investigat|screen|interrogat|call)(?:e?d|ing|s)? (?:to |with |in )?(?:everyone|everybody|every (?:member|employee|single)|all (?:staff|employees|members|of)|each (?:member|of|employee|person)|the whole (?:team|shift))…(?:(?:about|over) (?:this|the) ${REVIEW}|who |one by one|phones?|laptops?)`,
  `investigat(?:e|ing|ion)[a-z]* (?:[a-z]+ ){0,3}(?:who|author|writer|source|origin|reviewer)${END}`,
  `source of (?:this|the) (?:${REVIEW}|leak)`,
  // Guesses who the author is.
  `you,? (?:who|that|from the|must be|were the|are (?:clearly|probably|obviously)) (?:(?:the|a|our) )?(?:${LEFT}|night|day|morning|former|ex-?[a-z]*|one|team|shift|branch|warehouse)${END}(?: [a-z]{2,15}){0,3}`,
  `we know (?:that )?you (?:are|were|work|worked|sit|sat|left|joined|live) (?:in|at|from|on|here|one|our|last|there|with|for|that)${END}`,
  `(?:this|the) (?:${AUTHOR}) (?:is|was|must be|appears to be|seems to be) (?:clearly |probably |most likely |obviously |in fact )?(?:an?|the|our|one of|someone|somebody)${END}`,
  `(?:a|an|our) (?:former|ex|disgruntled|bitter|dismissed)[\\s-]+(?:[a-z]+ )?(?:employee|colleague|staff(?: member)?|worker)${END}(?: (?:who|that|we) [a-z]+)?`,
  `(?:this|the|your|it)(?: ${REVIEW})? (?:is|was|has|can|could|must)(?: [a-z]+){0,4}? (?:written|posted|left|submitted|made up) by ${SOMEBODY}${END}`,
  `this(?: ${REVIEW})? (?:(?:is|was|can|could|must|has|have|only|clearly|obviously|probably|likely|most|to|be|come|comes|came|coming|seems|sounds|reads|looks|very|much) ){1,6}(?:from|like|by) (?:${SOMEBODY}|the [a-z]+ (?:team|shift|branch|department))${END}`,
  `suspect(?:s|ed)?(?: that)? (?:this|it|you|who|someone|somebody|one of|the (?:${AUTHOR})|an? (?:former|ex|employee|disgruntled))${END}`,
  `(?:believe|assume|think|reckon|convinced|certain|sure)(?: that)? (?:this|the ${REVIEW}|it|you|the (?:${AUTHOR})) (?:comes?|came|is|was|were|are|must)(?: [a-z]+){0,2} (?:from (?:the|our|some|a)|by (?:some|one|a)|written|posted|one of|some(?:one|body)|a former)${END}`,
  `(?:only|just) (?:one|two|three|four|five|six|a few|a handful of|a couple of|\\d{1,2})(?: (?:of (?:our|the)|former|other))? (?:${PEOPLE} )?(?:(?:in|on|from) (?:the|that|our) [a-z]+ )?(?:who |that )?(?:left|resigned|quit|knew|know|knows|could have|had access|were let go|(?:was|were) (?:in|at) (?:that|the) (?:meeting|room|call|interview))${END}`,
  `(?:this (?:is|was)|(?:reads|sounds|looks) like|must be|has to be|probably) (?:the|an?|that|our|one of) (?:[a-z]+ ){1,3}(?:who|whose)${END}`,
  `(?:one|two|three|four|five|few|couple|\\d) of you${END}`,
  `your (?:exit interview|probation|resignation|dismissal|termination|evaluation|personnel|file|last day|(?:former|old) [a-z]+|(?:colleagues?|supervisor|manager|friends?|boss) (?:know|was|were|says?|said|told|remembers?|confirmed))`,
  `(?:you signed|what you did|who (?:was|is|were) your|you (?:spoke|talked|reported) (?:to|with)|how long did you)${END}`,
  // Asks for the author's identity.
  `${NOT}(?:tell|send|give|state|disclose|share|provide|include|leave|mention|quote|confirm|supply|email|e-mail|message|submit|let (?:us|me|hr) (?:know|have)) (?:(?:us|hr|me|with|to|them) ){0,2}your ${NAME}${END}`,
  `with your ${NAME}${END}`,
  `(?:which|what) ${PLACE} (?:(?:did|were|are|do) )?you(?: were| are)? ?${WORKED}?${END}`,
  `(?:the|your) (?:dates?|period|time|years?) (?:that |when |in which )?you (?:worked|left|joined|were|interviewed|applied)`,
  `(?:when|where) did you (?:work|leave|join|resign|interview|apply|start|sit)`,
  `(?:tell (?:us|me|hr)|let us know|share|confirm|clarify|specify|say) (?:when|where|how long)(?: and (?:when|where))? you (?:were|${WORKED})`,
  `(?:verify|confirm|prove|check)(?: (?:that|whether|if))? you (?:were|are|worked|work|really|actually|did|have) (?:[a-z]+ ){0,2}?(?:employ|work|for us|here|with us|part)`,
  `(?:identify yourself|come forward|show (?:yourself|your face)|introduce yourself|stop hiding|hid(?:e|ing) behind|own up|cowards?|cowardly|nice try|fake account)`,
  `(?:will|'ll|going to|would like to|want to|to be able to) (?:contact|call|phone|visit|approach|speak (?:to|with)|talk (?:to|with)|meet|get in touch with|reach out to) you(?: |[.,!?]|$)`,
  `to (?:my|our) faces?${END}|guts${END}|confess|nerve to`,
  `gives? you away|gave you away|riddle|are you the one|were you the one|(?:record|log|list) of who`,
  `hand over…(?:data|details|author|user|name)|(?:admits?|confess(?:es)?) (?:it|to)|every member of…(?:crew|team|shift|staff)`,
  `only (?:one|two|three) (?:woman|man|person|girl|guy|women|men|people|employee|colleague)s? (?:in|on|at|from|with|who)`,
  `(?<!(?:if|when|while|where|since|after|before|what|that|as|because|once|how|shift|month|time|year) )you (?:worked|sat|resigned|quit|applied|joined|started|complained|left) (?:in|at|from|on|with|as|for|here|there|us|our|the|because|after|last|only)${END}`,
  `(?:know|tell|see|sure|clear|check(?:ed|ing)?|say) (?:exactly )?(?:which|what) (?:[a-z]+ )?${PLACE} (?:this|it|the ${REVIEW}|you)`,
  `(?:tell|told|let|inform|say|mention)(?: (?:them|us|me|hr|know))* (?:when|where|how long) you${END}`,
  `${NOT}(?:${LOOKS_FOR}|check(?:ing)?|clear|obvious|certain|sure) (?:exactly |down )?(?:who|where) (?:else|leaked|was|were|opened|saw|had|has|this|wrote|said|it)${END}`,
  `who else but|whoever (?:wrote|posted|did|leaked|is behind)(?! this (?:is right|has a point|deserves))`,
  `everyone who (?:opened|saw|read|accessed|knew|attended|was|had|left) (?:that|the|it|this)`,
  // Threatens the author.
  `(?:civil|criminal) (?:suit|case|claim|charges?|complaint)|(?:file|bring|filing|press|pressing) (?:an? )?(?:suit|claim|case|charges?|complaint) (?:against|over)|prosecut(?:e|ed|ion)${END}`,
  `(?:is a|criminal) (?:crime|offence|offense)|liable${END}|false (?:claims?|accusations?|statements?|allegations?)|forbids (?:this|such|you|that)`,
  `remember(?: that)? you(?:r)?${END}|hear about you|case against|ashamed|investigators?|attorneys?`,
  `within \\d+ (?:hours|days) or|take (?:the|this) (?:matter )?further|or else${END}`,
  `(?:be|will be) (?:found out|exposed|named|traced|dealt with)|get to (?:them|you)${END}|remove this${END}`,
  `(?:legal (?:action|steps|proceedings|consequences|measures|avenues|options)|lawsuit|defamation|defamatory|libel|libell?ous|slander|slanderous|(?:in|to) court)${END}`,
  `(?:sue|prosecute) (?:you|the (?:${AUTHOR}))`,
  `${LAWYER}…(?:this|your|the|these) (?:${REVIEW}|matter|claims?|accusations?|${AUTHOR})`,
  `hear(?:ing)? from (?:(?:our|my|the) )?${LAWYER}`,
  `(?:contact|consult|instruct|brief|inform|engag|involv|forward)[a-z]* (?:[a-z]+ ){0,3}(?:our |a )?${LAWYER}`,
  `report(?:ed|ing)? (?:you|this|it|the (?:${AUTHOR})) to the (?:police|authorities)`,
  `non-?~disclosure|nda${END}|confidentiality (?:agreement|clause|obligations?)|breach(?:ed|es|ing)? (?:of )?(?:your )?(?:contract|confidence|confidentiality)`,
  `(?:will|must|should|could|may|can|shall) (?:be|have|face|bear|suffer|carry) (?:[a-z]+ ){0,2}consequences?`,
  `(?:face|suffer|bear|live with|accept|aware of) (?:(?:the|your|any|full|serious) ){0,2}consequences`,
  `consequences? for (?:the (?:person|one|${AUTHOR})|whoever|you|those|posting|writing)`,
  `(?:you|${AUTHOR}|whoever) (?:will|must|should|can|shall) (?:be held|have to answer|answer for)`,
  `(?:you|he|she|they) (?:will|'ll|shall|are going to|is going to|may|might|could) (?:(?:soon|one day|come to|certainly|deeply) ){0,2}(?:regret|be sorry|pay for|hear from us|lose|be found|be fired|be dismissed|be blacklisted)`,
  `(?:we|i)(?:'ll| will| shall| do) (?:always |certainly |all )?(?:remember (?:this|that|you|who|your)|not forget|never forget)`,
  `(?:do not|don't|never|will not|won't) forget (?:people|who|this|those|you|what you)`,
  `(?:be|think) (?:(?:very|more) )?careful(?:ly)? (?:what|who|about (?:what|your|posting|writing|their)|before (?:you|posting|writing)|with your words)`,
  `(?:should|better|might want to|ought to|please|advise you to) think (?:twice|(?:very )?carefully|hard|again|long)`,
  `watch (?:your (?:back|step|mouth|words|tongue)|yourself|out)${END}`,
  `your (?:career|future|job|reputation|contract|bonus|promotion|employment) (?:[a-z]+ ){0,6}(?:at (?:risk|stake)|over|finished|on the line|in danger|suffer|depends?|jeopard[a-z]*)${END}`,
  `(?:think|consider|worry|care) (?:(?:carefully|about|of|for|hard|twice) ){0,3}(?:your|their) (?:career|future|job|reputation)`,
  `(?:do not|don't|never|should not) (?:ever )?expect (?:an?|any|us|to be|your|another|the)${END}`,
  `(?:no|any) (?:(?:serious|decent|other|future|good) )?(?:employer|company) will (?:ever )?(?:hire|employ|take|touch)|future employers?${END}|black~?list|never work (?:in|again|here|anywhere)`,
  `(?:take|bring|pull) (?:this|it|the|your)(?: ${REVIEW})? down|(?:remove|delete|retract|withdraw|take back|edit) (?:this|your|the) (?:${REVIEW}|claims?|words|accusations?)`,
  `cyber~(?:crime|police)|the police${END}|(?:has|have|comes? (?:at|with)) (?:a|its|their) price|pay the price`,
  `instead of (?:hiding|posting|writing|complaining|whining)|hiding online|this is how you|our competitors?${END}…(?:money|paid|worth)|(?:money|paid|pays?)…competitor`,
  `people who (?:write|do|say|post|spread) (?:such|this|these|things|that)|last long|(?:last (?:month|week|days?)|time) here${END}|second chance`,
  `disciplinary (?:action|measures|steps)`,
]
