import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { noticePeriods } from '#domain/reference/notice-periods.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { m } from '#texts/messages.js';
import { Facts } from '#web/design/data/facts.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { type CardProps, ProfileCard } from './profile-card.tsx';
import type { CardForm } from './use-card-form.ts';

/** What openings of the Gulf ask, so that each of them can say how much of it is met. */
export function EligibilityCard({ details, editor }: CardProps) {
  const { visa_option, in_country, notice_period, driving_licences } = details;
  const isEmpty =
    visa_option === null && in_country === null && notice_period === null && driving_licences.length === 0;
  return (
    <ProfileCard
      name="eligibility"
      title={m.candidates_eligibility()}
      details={details}
      editor={editor}
      isEmpty={isEmpty}
      empty={m.candidates_eligibility_empty()}
      form={(form) => <EligibilityForm form={form} />}
    >
      <Facts
        facts={[
          [m.candidates_visa(), labelOf('visa', visa_option)],
          [m.candidates_in_country(), in_country === null ? '' : yesNo(in_country)],
          [m.candidates_notice_period(), notice_period === null ? '' : noticeText(notice_period)],
          [
            m.candidates_driving_licences(),
            driving_licences.map((licence) => labelOf('driving_licence', licence)).join(m.common_comma()),
          ],
        ]}
      />
    </ProfileCard>
  );
}

function EligibilityForm({ form }: { form: CardForm }) {
  const { values, errors, field, set } = form;
  const { in_country, driving_licences: licences = [] } = values;
  return (
    <>
      <div className="profile-two">
        <Select
          {...field('visa_option')}
          label={m.candidates_visa()}
          value={values.visa_option ?? ''}
          onChange={(event) => set('visa_option', event.target.value || null)}
        >
          <option value="">{m.candidates_choose()}</option>
          {visaOptions.map((option) => (
            <option key={option} value={option}>
              {labelOf('visa', option)}
            </option>
          ))}
        </Select>
        <Select
          {...field('notice_period')}
          label={m.candidates_notice_period()}
          value={values.notice_period ?? ''}
          onChange={({ target: { value } }) => set('notice_period', value === '' ? null : Number(value))}
        >
          <option value="">{m.candidates_choose()}</option>
          {noticePeriods.map((days) => (
            <option key={days} value={days}>
              {noticeText(days)}
            </option>
          ))}
        </Select>
        <Select
          {...field('in_country')}
          label={m.candidates_in_country()}
          value={in_country === null || in_country === undefined ? '' : String(in_country)}
          onChange={({ target: { value } }) => set('in_country', value === '' ? null : value === 'true')}
        >
          <option value="">{m.candidates_choose()}</option>
          <option value="true">{m.candidates_yes()}</option>
          <option value="false">{m.candidates_no()}</option>
        </Select>
      </div>
      <ChoiceGroup legend={m.candidates_driving_licences()} error={errors.driving_licences}>
        <div className="profile-choices">
          {drivingLicences.map((licence) => (
            <Checkbox
              key={licence}
              label={labelOf('driving_licence', licence)}
              checked={licences.includes(licence)}
              onChange={(event) =>
                set(
                  'driving_licences',
                  event.target.checked
                    ? [...licences, licence]
                    : licences.filter((other) => other !== licence),
                )
              }
            />
          ))}
        </div>
      </ChoiceGroup>
    </>
  );
}

function noticeText(days: number): string {
  const text = labelOf('notice_period', days);
  return text === String(days) ? m.candidates_days({ days }) : text;
}

function yesNo(value: boolean): string {
  return value ? m.candidates_yes() : m.candidates_no();
}
