import type { ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { TextInput } from './text-input.tsx';
import { useSearchBox } from './use-search-box.ts';

export type SearchFormProps = {
  label: string;
  button: string;
  /** What is searched for now; the box follows it, also after Back and after the filters were cleared. */
  value: string;
  onSearch: (text: string) => void;
  className: string;
  /** Further filters, between the box and its button. */
  children?: ReactNode;
};

/** A box that searches when it is sent. */
export function SearchForm({ label, button, value, onSearch, className, children }: SearchFormProps) {
  const box = useSearchBox(value);
  return (
    <search>
      <form
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
        }}
      >
        <TextInput
          ref={box}
          label={label}
          hideLabel
          type="search"
          name="search"
          placeholder={label}
          icon={<SearchIcon />}
          defaultValue={value}
          maxLength={255}
        />
        {children}
        <Button type="submit">{button}</Button>
      </form>
    </search>
  );
}
