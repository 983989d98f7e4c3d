import '#web/features/admin/admin.css';

/** A text whose addresses, with the marks around them, are read from the left and not torn at the end of a line. */
export function WholeAddresses({ children }: { children: string }) {
  return children.split(/((?<!\S)[^\s/]*\/[^\s.;؛]*)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <bdi key={part} className="admin-whole" dir="ltr">
        {part}
      </bdi>
    ),
  );
}
