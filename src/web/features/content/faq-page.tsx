import { useEffect, useState } from 'react';
import type { FaqQuestion } from '#contract/content.ts';
import { searchFaq } from '#domain/search-faq.ts';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { LinkIcon, SearchIcon } from '#web/design/icons/icons.tsx';
import '#web/design/prose.css';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { Closing } from './closing.tsx';
import './faq.css';
import { HtmlText } from './html-text.tsx';
import { Intro } from './intro.tsx';

/** `/help-and-faq`: each question has an anchor that stays the same in every language. */
export function FaqPage({
  questions,
  initialQuery,
}: {
  questions: readonly FaqQuestion[];
  initialQuery: string;
}) {
  const [query, setQuery] = useState(initialQuery);
  const isSearching = query.trim() !== '';
  const found = isSearching ? searchFaq(questions, query) : [...questions];
  useEffect(openNamedQuestion, []);
  return (
    <>
      <Intro title={m.content_faq_title()} lead={m.content_faq_lead()}>
        <search className="intro-search">
          <form action="" onSubmit={(event) => event.preventDefault()}>
            <TextInput
              type="search"
              name="q"
              label={m.content_faq_search()}
              hideLabel
              placeholder={m.content_faq_search_placeholder()}
              icon={<SearchIcon />}
              controlSize="lg"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
            />
          </form>
        </search>
        <p role="status" className="faq-count small muted">
          {isSearching && m.content_faq_count({ count: found.length })}
        </p>
      </Intro>
      <div className="wrap section">
        {found.length === 0 && (
          <EmptyState small art={<EmptySearchArt />} title={m.content_faq_empty()}>
            {m.content_faq_empty_hint()}
          </EmptyState>
        )}
        {isSearching ? <Questions questions={found} open /> : <Groups questions={found} />}
        <Closing title={m.content_faq_still_title()} text={m.content_faq_still_text()}>
          <PageLink to="/contact-us" className="btn btn-lg">
            {m.shell_contact()}
          </PageLink>
        </Closing>
      </div>
    </>
  );
}

function Groups({ questions }: { questions: readonly FaqQuestion[] }) {
  const groups = [...new Map(questions.map((question) => [question.group, question.group_title]))];
  return (
    <div className="faq-groups">
      <nav className="faq-topics" aria-label={m.content_faq_topics()}>
        {groups.map(([group, title]) => (
          <a key={group} href={`#topic-${group}`} className="btn btn-sm">
            {title}
          </a>
        ))}
      </nav>
      {groups.map(([group, title]) => (
        <section key={group} aria-labelledby={`topic-${group}`}>
          <h2 id={`topic-${group}`} tabIndex={-1}>
            {title}
          </h2>
          <Questions questions={questions.filter((question) => question.group === group)} />
        </section>
      ))}
    </div>
  );
}

function Questions({ questions, open }: { questions: readonly FaqQuestion[]; open?: boolean }) {
  return (
    <div className="faq-list">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className="faq-item" open={open}>
          <summary>{question}</summary>
          <div className="faq-answer">
            <HtmlText html={answer} className="prose" />
            <a href={`#${id}`} className="faq-link">
              <LinkIcon size="sm" />
              {m.content_faq_link()}
              <span className="sr">: {question}</span>
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}

/** An address with an anchor opens its answer, now and whenever the anchor changes. */
function openNamedQuestion(): () => void {
  const open = () => {
    const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView({ block: 'start' });
  };
  open();
  window.addEventListener('hashchange', open);
  return () => window.removeEventListener('hashchange', open);
}
