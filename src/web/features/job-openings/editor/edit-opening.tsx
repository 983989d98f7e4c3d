import { OwnOpening } from '#web/features/job-openings/own/own-opening.tsx';
import { OpeningForm } from './opening-form.tsx';
import { ReadOpening } from './read-opening.tsx';

/** The form on a stored opening. */
export function EditOpening({ id }: { id: string }) {
  return (
    <OwnOpening id={id} isFresh>
      {(opening) =>
        opening.abilities.edit ? (
          <OpeningForm key={`${id}-${opening.version}`} opening={opening} />
        ) : (
          <ReadOpening opening={opening} />
        )
      }
    </OwnOpening>
  );
}
