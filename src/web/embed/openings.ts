import {
  companyFeedPath,
  type OwnSiteOpening,
  type OwnSiteOpenings,
  openingsElement,
} from '#domain/job-openings/own-site.ts';
import { isLocale, type Locale } from '#domain/locale.ts';

/**
 * `<mihna-openings company="…" lang="…">`: a company's openings on a site of its own. It reads one public address of the
 * server that the script comes from, sends no cookies and keeps nothing. Until the list is there, and where it can't be
 * read, what stands inside the element is shown. Its look is the page's: fonts and colours are inherited, the parts `list`,
 * `opening`, `title`, `facts`, `all` and `none` are the page's to style.
 */
class CompanyOpenings extends HTMLElement {
  static readonly observedAttributes = ['company', 'lang', 'limit'];

  readonly #root = this.attachShadow({ mode: 'open' });
  #reading: AbortController | undefined;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [styles];
    this.#root.append(document.createElement('slot'));
  }

  connectedCallback(): void {
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#reading?.abort();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  async #show(): Promise<void> {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    const company = this.getAttribute('company') ?? '';
    this.setAttribute('aria-busy', 'true');
    try {
      const address = new URL(companyFeedPath(company, 'openings.json', this.#locale()), import.meta.url);
      const { signal } = reading;
      const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      const found: OwnSiteOpenings = await answer.json();
      this.#root.replaceChildren(...drawn(found, this.#limit()));
    } catch (error) {
      if (reading.signal.aborted) return;
      this.#root.replaceChildren(document.createElement('slot'));
      console.warn(error);
    }
    if (this.#reading === reading) this.removeAttribute('aria-busy');
  }

  /** Its own language, or that of the page around it; English where there are no words in it. */
  #locale(): Locale {
    const lang = this.closest<HTMLElement>('[lang]')?.lang ?? '';
    const [code = ''] = lang.toLowerCase().split('-');
    return isLocale(code) ? code : 'en';
  }

  #limit(): number {
    const limit = Number(this.getAttribute('limit'));
    return Number.isInteger(limit) && limit > 0 ? limit : Number.POSITIVE_INFINITY;
  }
}

function drawn({ openings, total, texts, direction, language, company }: OwnSiteOpenings, limit: number) {
  const shown = openings.slice(0, limit);
  const box = made('div', 'box', { dir: direction, lang: language });
  if (shown.length === 0) box.append(said('p', 'none', texts.none));
  else {
    const list = made('ul', 'list', { role: 'list' });
    list.append(...shown.map(row));
    box.append(list);
  }
  if (total > shown.length) box.append(link('all', company.url, texts.all));
  return [box];
}

function row({ title, language, url, facts }: OwnSiteOpening): HTMLElement {
  const item = made('li', 'opening', {});
  const name = link('title', url, title);
  name.lang = language;
  name.dir = 'auto';
  const line = made('p', 'facts', {});
  // Each in its own direction: a city in Latin letters stands on pages from the right, too.
  line.append(...facts.flatMap((fact, at) => [at > 0 ? ' · ' : '', isolated(fact)]));
  item.append(name, line);
  return item;
}

function link(part: string, href: string, text: string): HTMLAnchorElement {
  const made = said('a', part, text);
  made.href = href;
  return made;
}

function isolated(text: string): HTMLElement {
  const element = document.createElement('bdi');
  element.textContent = text;
  return element;
}

function said<Name extends keyof HTMLElementTagNameMap>(name: Name, part: string, text: string) {
  const element = made(name, part, {});
  element.textContent = text;
  return element;
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  part: string,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.part.add(part);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: block; }
  ul { list-style: none; margin: 0; padding: 0; }
  li { border-block-end: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding-block: .75em; }
  a { color: var(--openings-link, inherit); font-weight: 600; text-underline-offset: .2em; }
  a:focus-visible { outline: 2px solid; outline-offset: 2px; }
  p { margin: .25em 0 0; }
  [part=facts] { opacity: .8; font-size: .9em; }
  /* An amount is read whole where a line has room for it. */
  bdi { display: inline-block; }
  [part=all] { display: inline-block; margin-block-start: 1em; }
`);

if (!customElements.get(openingsElement)) customElements.define(openingsElement, CompanyOpenings);
