import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HiddenCompany } from '#contract/candidate-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Named companies, for example the present employer, that shall not find the profile. */
export function HiddenCompaniesCard() {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const settings = useQuery(query.candidates.settings.queryOptions());
  const hidden = settings.data?.data.hidden_companies ?? [];
  const isSearching = name.trim().length >= 2;
  const found = useQuery(
    query.candidates.findCompanies.queryOptions({ input: { name: name.trim() }, enabled: isSearching }),
  );
  const { run, isRunning, sentence } = useCall();
  const act = async (work: () => Promise<unknown>) => {
    if (await run(work)) await queries.invalidateQueries({ queryKey: query.candidates.settings.key() });
  };
  const proposals = (isSearching ? (found.data?.data ?? []) : []).filter(
    (company) => !hidden.some(({ id }) => id === company.id),
  );
  return (
    <Card
      as="section"
      pad="md"
      className="settings-card"
      id="hidden-companies"
      aria-labelledby="hidden-title"
    >
      <div>
        <h2 id="hidden-title">{m.candidates_hidden()}</h2>
        <p className="field-help">{m.candidates_hidden_lead()}</p>
      </div>
      <TextInput
        type="search"
        icon={<SearchIcon />}
        label={m.candidates_hidden_search()}
        value={name}
        error={sentence}
        onChange={(event) => setName(event.target.value)}
      />
      <div role="status">
        {isSearching && found.data && proposals.length === 0 && (
          <p className="field-help">{m.candidates_hidden_no_company()}</p>
        )}
      </div>
      <CompanyRows companies={proposals}>
        {(company) => (
          <Button
            size="sm"
            loading={isRunning}
            onClick={() => void act(() => api.candidates.hideFromCompany({ company_id: company.id }))}
          >
            {m.candidates_hide()}
            <span className="sr"> {company.name}</span>
          </Button>
        )}
      </CompanyRows>
      {hidden.length > 0 && <h3 className="settings-sub">{m.candidates_hidden_from()}</h3>}
      <CompanyRows companies={hidden}>
        {(company) => (
          <Button
            size="sm"
            loading={isRunning}
            onClick={() => void act(() => api.candidates.showToCompany({ company_id: company.id }))}
          >
            {m.candidates_show_again()}
            <span className="sr"> {company.name}</span>
          </Button>
        )}
      </CompanyRows>
    </Card>
  );
}

function CompanyRows(props: {
  companies: readonly HiddenCompany[];
  children(company: HiddenCompany): React.ReactNode;
}) {
  if (props.companies.length === 0) return null;
  return (
    <ul className="company-rows">
      {props.companies.map((company) => (
        <li key={company.id}>
          <CompanyLogo size="sm" name={company.name} src={company.logo ? `/${company.logo}` : null} />
          <b>{company.name}</b>
          {props.children(company)}
        </li>
      ))}
    </ul>
  );
}
