const letter = String.raw`[\p{L}\p{N}_-]`;
const border = String.raw`(?<![\p{L}\p{N}_-])`;
/** Ends of addresses that are no words of their own: `jobs.qa`, but not `skills.In 2019`. */
const end = `(?:com|net|org|io|me|qa|ae|sa|fr|dev|app|ai|eu|uk|pk|lk|bd|eg|jo|lb|kw|bh|edu|gov|info|xyz|site|online)`;
/** The same, and those that are only taken for one with a path behind them. */
const endOfPage = `(?:${end}|bio|blog|ca|ch|cloud|co|de|design|es|fm|gg|gl|id|in|is|it|link|ly|ma|nl|om|page|ph|pro|sd|store|tech|tn|to|tr|tv|us)`;
const at = String.raw`(?:\s?[([{<]\s?(?:at|arobase|arobas|@|＠)\s?[)\]}>]\s?)`;
const dot = String.raw`(?:\.|\s?[([{<]\s?(?:dot|point|\.)\s?[)\]}>]\s?|\s(?:dot|point)\s)`;
const mailHost = `(?:g(?:oogle)?mail|hotmail|outlook|y(?:ahoo|mail)|icloud|live|msn|proton(?:mail)?|aol|gmx|yandex|zoho)`;
/** What stands before the sign of an address: one run of signs, begun at its beginning alone. */
const box = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+`;
const plainHost = String.raw`${letter}{1,63}(?:\.${letter}{1,63})+`;
const spelledHost = `${letter}{1,63}(?:${dot}${letter}{1,63}){0,4}`;

const address = new RegExp(
  [
    String.raw`${box}\s?[@＠]\s?${plainHost}`,
    `${box}${at}${spelledHost}`,
    String.raw`${box}\s(?:at|arobase|arobas)\s${mailHost}${dot}${letter}{2,10}`,
    // A name of a network: @zaynab.h
    String.raw`(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_][\p{L}\p{N}._]{2,40}`,
  ].join('|'),
  'giu',
);

// Two letters at least: a degree is no address (B.Com, M.Tech), nor is the name of a library or of a runtime.
const notHosts = String.raw`(?!(?:asp|vb|ado|ml)\.net(?!\/)|${letter}{1,30}\.js)`;
const link = new RegExp(
  [
    String.raw`https?:\/\/\S+|${border}www\.\S+`,
    String.raw`${border}[tmx]\.(?:me|com)\/\S*`,
    String.raw`${border}${notHosts}${letter}{2,63}(?:\.${letter}{1,63}){0,3}\.(?:${end}(?!${letter})(?:[/?#:]\S*)?|${endOfPage}\/\S*)`,
    String.raw`${border}${letter}{2,63}(?:\s?[([{<]\s?(?:dot|point)\s?[)\]}>]\s?|\sdot\s|\spoint\s)${end}(?!${letter})(?:\/\S*)?`,
  ].join('|'),
  'giu',
);

/** Seven digits or more, of whatever script, with what stands between digits of a number; years and amounts are shorter. */
const phone = /(?:\+|(?<![\p{L}\p{N}])00)?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,}/gu;
/** A day, or the years from and to. */
const time = /^(?:\d{4}-\d{2}-\d{2}|(?:19|20)\d\d\D{1,3}(?:19|20)\d\d)$/;

/** A text with `mark` in place of each way to reach its writer: addresses, also spelled out, links and numbers. */
export function withoutReaches(text: string, mark: string): string {
  return text
    .replace(address, mark)
    .replace(link, mark)
    .replace(phone, (found) => (time.test(found) ? found : mark));
}
