/** What no file system takes, and what would lead out of a folder. */
const unsafe = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** A name for the CV of an applicant: `Omar Farouk, Civil Engineer`, safe on every system, at most 120 characters. */
export function applicantFileName(name: string, title: string): string {
  const words = [name, title].map((part) => part.replace(unsafe, ' ').replace(/\s+/g, ' ').trim());
  const joined = words.filter(Boolean).join(', ');
  return (
    [...joined]
      .slice(0, 120)
      .join('')
      .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '') || 'CV'
  );
}
