/** A table of contents; closed on a phone, open and in view beside a wide text. */
export function Contents({
  title,
  items,
}: {
  title: string;
  items: readonly { id: string; title: string }[];
}) {
  if (items.length < 2) return null;
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`}>{item.title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
