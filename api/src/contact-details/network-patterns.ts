import { spelledName } from './spelled-name.ts'

/** Messengers, which a text about clothes has no reason to name. */
const messenger = new RegExp(
  [
    `(?<!\\p{L})(?:wh?at'?s?\\s?app|wh?at'?s\\s?ap|wt+s\\s?app|wa\\.me|tele\\s?gram|viber|skype|botim|wechat)(?!\\p{L})`,
    `(?<!\\p{L})(?:${spelledName('whatsapp')}|${spelledName('watsapp')}|${spelledName('telegram')})(?!\\p{L})`,
    'وا?ٹس\\s?(?:ای?)?پ|ٹیلی\\s?گرام',
  ].join('|'),
  'iu',
)

const SPACED_INSTA = 'i[ ._*-]n[ ._*-]s[ ._*-]t[ ._*-]a'
const NETWORK = `(?:${spelledName('instagram')}|${SPACED_INSTA}|insta|\\big|facebook|fb|snap\\s?chat|tik\\s?tok|discord|twitter|انسٹا(?:گرام)?|فیس\\s?بک|سنیپ\\s?چیٹ|ٹک\\s?ٹاک)`
const contactVerb = '(?:contact|message|msg|dm|inbox|text|add|follow|find|reach|raa?bta|رابطہ|میسج)'

const networkHandle = new RegExp(
  `(?<![\\p{L}\\d])${NETWORK}\\s*(?:[:=@]|id\\b|handle\\b|username\\b|at\\b)(?:\\s*[:=@-])?\\s*[\\w.]{3,}`,
  'iu',
)
const viaNetwork = new RegExp(
  `(?<![\\p{L}\\d])${contactVerb}(?![\\p{L}\\d])[^.\\n]{0,25}(?<![\\p{L}\\d])${NETWORK}(?![\\p{L}\\d])`,
  'iu',
)
const networkVerb = new RegExp(
  `(?<![\\p{L}\\d])${NETWORK}\\s+(?:(?:par|pe|pr|per|پر)\\s*)?${contactVerb}(?![\\p{L}\\d])`,
  'iu',
)

/** Words before a period or number without a space, as in “Instagram story.Worn once” and “snap front size38”. */
const NOUN =
  '(?:pics?|photos?|posts?|reels?|story|stories|stores?|shops?|pages?|live|style|looks?|trends?|brand|boutique|seller|worthy|inspired|ready|famous|viral|buttons?|closure|fasten\\w*|front|back|sides?|neck|waist|up|off|in|on|at|size|chest|length|code|article|order)'
/** A word with a period, underscore, number sign or number in it, as usernames have. */
const HANDLE = `(?!${NOUN}[.#\\d])(?!\\w*(?-i:[a-z]\\.[A-Z]))[a-z]\\w{0,30}[._#]\\w[\\w.]*|(?!${NOUN}\\d)[a-z]{3,30}\\d{2,}`
const bareHandle = new RegExp(
  `(?<![\\p{L}\\d])(?:${NETWORK}|snap)\\s+(?:(?:is|name|par|pe|pr|per|پر)\\s+)?(?:${HANDLE})`,
  'iu',
)

/** Networks whose names are also words about clothes. */
const wordyNetworkHandle =
  /(?<![\p{L}\d])(?:(?:snap|signal)\s*(?::|=|@|id\b|username\b)|imo\s*(?:@|id\b))(?:\s*[:=@-])?\s*(?!(?:metal|plastic|brass|buttons?|closure|fasten\w*|front|back|inside|with|for|two|one|yes|no|red|blue|green|orange|yellow)\b)[\w.]{3,}/iu
const viaWordyNetwork = new RegExp(
  `(?<![\\p{L}\\d])(?:${contactVerb}\\s+(?:me|us)\\s+(?:on|at)\\s+(?:snap|signal|imo)|(?:snap|signal|imo)\\s+(?:par|pe|pr|per)\\s+${contactVerb})(?![\\p{L}\\d])`,
  'iu',
)

const NETWORK_NAME = `(?:${NETWORK}|olx|او\\s?ایل\\s?ایکس)`
const ON = '(?:on|at|par|pe|pr|per|پر)'
/** Words that follow “my insta is” or “search” in sentences without a username. */
const NO_USERNAME =
  '(?:private|public|closed|inactive|deleted|hacked|locked|where|there|always|still|about|under|empty|similar|these|those|reviews?|photos?|pictures?|brand|style|design|article|dress|outfit)'
/** A username that nothing but its context shows; in lower case, because brands are capitalised. */
const PLAIN_USERNAME = `(?!${NO_USERNAME}(?![\\p{L}\\d]))(?-i:[a-z])[\\w.]{4,30}`
const SEARCH = '(?:search|سرچ)\\s(?:(?:kar\\s?|kr\\s?)(?:o|lo|na|lein|len|ein|en)|کریں|کرو|کر\\s?لیں)'
const ownUsername = new RegExp(
  `(?<![\\p{L}\\d])my\\s${NETWORK}\\s(?:(?:name|account)\\s)?is\\s(?!${NO_USERNAME}(?![\\p{L}\\d]))[\\w.]{5,30}`,
  'iu',
)
const searchedUsername = new RegExp(
  `(?<![\\p{L}\\d])(?:search\\s(?:for\\s)?${PLAIN_USERNAME}\\s${ON}\\s${NETWORK_NAME}|${NETWORK_NAME}\\s${ON}\\s${PLAIN_USERNAME}\\s${SEARCH})(?![\\p{L}\\d])`,
  'iu',
)
/** A Latin username at the end of an Urdu sentence. */
const usernameInUrdu =
  /(?<!\p{L})(?:انسٹا(?:گرام)?|فیس\s?بک|سنیپ\s?چیٹ|ٹک\s?ٹاک)\sپر\s(?!(?:trending|available)(?!\w))[a-z][\w.]{7,30}(?=\s{0,3}(?:$|[.!\n]))/u

export const networkPatterns = [
  messenger,
  networkHandle,
  bareHandle,
  viaNetwork,
  networkVerb,
  wordyNetworkHandle,
  viaWordyNetwork,
  ownUsername,
  searchedUsername,
  usernameInUrdu,
]
