import { type CSSVariablesResolver, createTheme, defaultVariantColorsResolver, rem } from '@mantine/core';

type Scale = [string, string, string, string, string, string, string, string, string, string];

const control = rem(44);

// Every input reads its size from its own default, so each is named here.
const inputs = [
  ...[
    'InputBase',
    'TextInput',
    'PasswordInput',
    'NumberInput',
    'Textarea',
    'NativeSelect',
    'FileInput',
    'JsonInput',
  ],
  ...['Select', 'MultiSelect', 'TagsInput', 'Autocomplete', 'PillsInput', 'ColorInput'],
  ...[
    'DateInput',
    'DatePickerInput',
    'DateTimePicker',
    'MonthPickerInput',
    'YearPickerInput',
    'TimeInput',
    'TimePicker',
  ],
];
const sized = Object.fromEntries(inputs.map((name) => [name, { defaultProps: { size: 'md' } }]));

/** Mantine in our clothes: every colour is a variable of tokens.css, so that both layers change theme together. */
export const mantineTheme = createTheme({
  primaryColor: 'maroon',
  primaryShade: { light: 7, dark: 4 },
  colors: { maroon: scaleOf('maroon'), sand: scaleOf('sand') },
  white: 'var(--white)',
  black: 'var(--ink)',
  fontFamily: 'var(--font-text)',
  headings: {
    fontFamily: 'var(--font-head)',
    fontWeight: '650',
    sizes: {
      h1: { fontSize: 'var(--head-lg)', lineHeight: '1.08' },
      h2: { fontSize: 'var(--head-md)', lineHeight: '1.15' },
      h3: { fontSize: 'var(--head-sm)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--text-md)', lineHeight: '1.3' },
    },
  },
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.6' },
  spacing: { xs: 'var(--s2)', sm: 'var(--s3)', md: 'var(--s4)', lg: 'var(--s5)', xl: 'var(--s8)' },
  radius: { xs: rem(4), sm: rem(6), md: 'var(--r-field)', lg: 'var(--r-card)', xl: 'var(--r-big)' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  // 1024 px and up is the large screen, so the menu folds at 1023.
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '90em' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    const isPrimary = input.color === undefined || input.color === 'maroon';
    if (input.variant === 'filled' && isPrimary) return { ...colours, color: 'var(--on-primary)' };
    if (input.variant === 'filled' && input.color === 'red') {
      return { ...colours, background: 'var(--no)', hover: 'var(--no-hover)', color: 'var(--on-no)' };
    }
    return colours;
  },
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: (_: unknown, { size = 'md' }: { size?: unknown }) => ({
        root: size === 'md' ? { '--button-height': control } : {},
      }),
    },
    ActionIcon: { defaultProps: { size: 44, variant: 'default' } },
    CloseButton: { defaultProps: { size: 32 } },
    Input: {
      vars: (_: unknown, { size = 'md' }: { size?: unknown }) => ({
        wrapper: size === 'md' ? { '--input-height': control } : {},
      }),
    },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
      vars: () => ({
        label: { '--input-label-size': 'var(--text-sm)', '--input-asterisk-color': 'var(--no)' },
        description: { '--input-description-size': 'var(--text-sm)' },
        error: { '--input-error-size': 'var(--text-sm)' },
      }),
    },
    ...sized,
    Checkbox: { defaultProps: { size: 'sm', iconColor: 'var(--on-primary)' } },
    Radio: { defaultProps: { size: 'sm', iconColor: 'var(--on-primary)' } },
    PinInput: { defaultProps: { size: 'lg' } },
    Paper: { defaultProps: { radius: 'lg' } },
    Modal: { defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 160 } } },
    Drawer: { defaultProps: { position: 'right', transitionProps: { duration: 160 } } },
    Popover: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
    Combobox: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  },
});

// The same for both schemes: the tokens change underneath, Mantine need not know.
const colours = {
  '--mantine-color-body': 'var(--card)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--no)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-maroon-filled': 'var(--primary)',
  '--mantine-color-maroon-filled-hover': 'var(--primary-hover)',
  '--mantine-color-maroon-light': 'var(--primary-soft)',
  '--mantine-color-maroon-light-hover': 'var(--primary-line)',
  '--mantine-color-maroon-light-color': 'var(--primary-text)',
  '--mantine-color-maroon-outline': 'var(--primary-text)',
  '--mantine-color-maroon-outline-hover': 'var(--primary-soft)',
  '--mantine-color-maroon-text': 'var(--primary-text)',
  '--mantine-color-red-light': 'var(--no-soft)',
  '--mantine-color-red-light-hover': 'var(--no-line)',
  '--mantine-color-red-light-color': 'var(--no)',
  '--mantine-color-red-outline': 'var(--no)',
  '--mantine-color-red-text': 'var(--no)',
  '--mantine-color-gray-light': 'var(--sunken)',
  '--mantine-color-gray-light-hover': 'var(--ground)',
  '--mantine-color-gray-light-color': 'var(--ink-2)',
  '--mantine-color-gray-outline': 'var(--field-line)',
  '--mantine-color-gray-text': 'var(--ink-2)',
  ...grey('gray', 'light'),
  ...grey('dark', 'dark'),
};

export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: colours,
  dark: colours,
});

function scaleOf(name: string): Scale {
  const step = (number: number) => `var(--${name}-${number})`;
  return [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9)];
}

/** Components reach for Mantine's own greys here and there; both scales become lines and grounds of ours. */
function grey(name: string, scheme: 'light' | 'dark'): Record<string, string> {
  const rising = [
    'sunken',
    'sunken',
    'line',
    'line',
    'line-strong',
    'field-line',
    'muted',
    'muted',
    'ink-2',
    'ink',
  ];
  const falling = ['ink', 'ink-2', 'muted', 'muted', 'line-strong', 'line', 'sunken', 'card', 'page', 'page'];
  const tokens = scheme === 'light' ? rising : falling;
  return Object.fromEntries(
    tokens.map((token, step) => [`--mantine-color-${name}-${step}`, `var(--${token})`]),
  );
}
