import { tradeWords } from '#domain/reference/trade-words.ts';
import { foldEachSign } from './lines.ts';

const trades = new Set(tradeWords.flat());

const titles =
  /(?<!\p{L})(?:manager|officer|assistant|coordinator|specialist|consultant|director|executive|head of|lead|leader|chief|clerk|administrator|representative|foreman|inspector|planner|trainer|instructor|lecturer|housekeeper|attendant|hostess|chef|barista|helper|labou?rer|intern|trainee|scientist|researcher|editor|writer|translator|interpreter|agent|advisor|adviser|superintendent|storekeeper|buyer|auditor|controller|merchandiser|responsable|directeur|directrice|charge[e]? d|chef d|conseill|gestionnaire|coordinat|stagiaire|adjoint|ouvrier|agente?|magasinier|traduct|formateur|formatrice|redact|animat|aide|sage-femme|مهندس|محاسب|ممرض|مدير|معلم|مدرس|ساءق|سايق|فني|مشرف|مساعد|منسق|مندوب|طبيب|صيدلي|مبرمج|مطور|مصمم|محام|سكرتير|موظف|اخصايي|مستشار|باحث|مترجم|رييس|محلل|امين|متدرب|طاه|نادل|عامل)/u;

const companies =
  /(?<!\p{L})(?:llc|l\.l\.c|w\.?l\.?l|q\.?p\.?s\.?c|co\.?|company|corp\.?|corporation|inc\.?|ltd\.?|limited|group|groupe|holdings?|hospital|clinics?|medical cent(?:er|re)|schools?|university|college|hotels?|resorts?|bank|airways|airlines?|contracting|contractors|construction|constructions|trading|enterprises?|international|solutions|technologies|systems|industries|builders|engineering consult\w*|consultants|restaurants?|supermarket|hypermarket|stores?|services|logistics|properties|real estate|ministry|authority|foundation|agency|studio|labs?|s\.?a\.?r\.?l|s\.?a\.?s?|gmbh|entreprise|societe|hopital|clinique|chu|ecole|lycee|universite|hotel|banque|cabinet|ministere|agence|شركه|مستشفي|بنك|مجموعه|مدرسه|فندق|جامعه|موسسه|وزاره|عياده|مكتب|مركز|مصنع)(?!\p{L})/u;

const institutions =
  /(?<!\p{L})(?:university|universite|college|institute?|institut|school|academy|academie|polytechnic|polytechnique|faculty|faculte|ecole|lycee|iut|insa|ifsi|iset|esprit|ensi|campus|conservatoire|جامعه|كليه|معهد|مدرسه|اكاديميه|ثانويه)(?!\p{L})/u;

/** How much a part of a line reads as a job's title; negative where it reads as an employer. */
export function titleScore(part: string, knownTitles: ReadonlySet<string>): number {
  const folded = foldEachSign(part);
  const isTrade = folded.split(/[^\p{L}]+/u).some((word) => trades.has(word));
  const title = (knownTitles.has(folded) ? 4 : 0) + (titles.test(folded) ? 2 : 0) + (isTrade ? 2 : 0);
  return title - (companies.test(folded) ? 3 : 0);
}

/** Whether a part of a line names a school. */
export function isInstitution(part: string): boolean {
  return institutions.test(foldEachSign(part));
}
