import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { type CompanyFeature, companyFeatures } from '#domain/companies/features.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { featureTexts } from './feature-texts.ts';

/** What the company may use; off takes effect with the next click of anyone signed in. */
export function FeaturesCard({ administered }: { administered: AdministeredCompany }) {
  const { company, settings } = administered;
  const cache = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [asked, setAsked] = useState<CompanyFeature>();
  const change = async (type: CompanyFeature, val: boolean) => {
    setAsked(type);
    await run(() => api.companies.updateSettings({ company_id: company.id, type, val }));
    await cache.invalidateQueries({ queryKey: query.companyAdministration.key() });
    setAsked(undefined);
  };
  return (
    <Card as="section" pad="md" className="stack" aria-labelledby="features">
      <div>
        <h2 id="features">{m.admin_features()}</h2>
        <p className="muted small">{m.admin_features_help()}</p>
      </div>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      {companyFeatures.map((feature) => {
        const { label, help } = featureTexts[feature];
        return (
          <Checkbox
            key={feature}
            label={label()}
            description={help()}
            checked={asked === feature ? !settings[feature] : settings[feature]}
            disabled={isRunning}
            onChange={(event) => void change(feature, event.target.checked)}
          />
        );
      })}
    </Card>
  );
}
