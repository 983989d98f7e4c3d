import { type BrandColours, brandColours, colourPattern } from '#domain/companies/careers/brand-colours.ts';
import { m } from '#texts/messages.js';
import { TextInput, type TextInputProps } from '#web/design/form/text-input.tsx';
import { isolated } from '#web/isolation.ts';

/** The company's colour, typed or picked, and what the page makes of it. */
export function ColourField({
  value,
  onPick,
  ...field
}: Pick<TextInputProps, 'name' | 'error' | 'onChange'> & { value: string; onPick(colour: string): void }) {
  const colour = value.trim().toLowerCase();
  const made = colourPattern.test(colour) ? brandColours(colour) : undefined;
  return (
    <div className="careers-colour">
      <TextInput
        {...field}
        className="careers-colour-field"
        value={value}
        label={m.careers_colour()}
        description={m.careers_colour_help({ example: isolated('#1a7f5a') })}
        optional
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        suffix={
          <input
            type="color"
            className="careers-colour-pick"
            aria-label={m.careers_colour_pick()}
            value={made ? colour : '#8a1538'}
            onChange={({ currentTarget }) => onPick(currentTarget.value)}
          />
        }
      />
      {made && <Made colours={made} />}
    </div>
  );
}

function Made({ colours }: { colours: BrandColours }) {
  const { band, onBand, light, dark } = colours;
  const isKept = light.accent === band && dark.accent === band;
  const samples = [
    { label: m.careers_colour_band(), ground: band, words: onBand },
    { label: m.careers_colour_light(), ground: light.accent, words: light.onAccent },
    { label: m.careers_colour_dark(), ground: dark.accent, words: dark.onAccent },
  ];
  return (
    <fieldset className="careers-made">
      <legend className="field-label">{m.careers_colour_became()}</legend>
      <ul className="careers-samples">
        {samples.map(({ label, ground, words }) => (
          <li key={label}>
            <span className="careers-sample" style={{ background: ground, color: words }} aria-hidden="true">
              {m.careers_sample()}
            </span>
            <span>
              {label} <code dir="ltr">{ground}</code>
            </span>
          </li>
        ))}
      </ul>
      <p className="field-help">{isKept ? m.careers_colour_kept() : m.careers_colour_changed()}</p>
    </fieldset>
  );
}
