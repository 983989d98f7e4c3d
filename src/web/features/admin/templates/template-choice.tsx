import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { localeOrDefault } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import '#web/features/admin/admin.css';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

/** The templates of a decline; the one that is pressed is the reason, in the language that is chosen. */
export function TemplateChoice({ onTake }: { onTake: (text: string) => void }) {
  const surroundings = useSurroundings();
  const [locale, setLocale] = useState(surroundings.locale);
  const templates = useQuery(query.declineTemplates.list.queryOptions());
  if (!templates.data) return null;
  return (
    <div className="stack">
      <div className="row">
        {templates.data.data.map(({ id, texts }) => (
          <Button key={id} size="sm" onClick={() => onTake(texts[locale].text)}>
            {texts[locale].name}
          </Button>
        ))}
      </div>
      <div className="admin-message-head">
        <Select
          label={m.admin_templates_language()}
          controlSize="sm"
          value={locale}
          onChange={(event) => setLocale(localeOrDefault(event.target.value))}
        >
          {localeList.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Link to="/admin-templates" className="small">
          {m.admin_templates_edit()}
        </Link>
      </div>
    </div>
  );
}
