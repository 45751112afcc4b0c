const RANGE = /(\d+-\d+(?: business)? (?:days|hours))/;

/** Text whose ranges, such as `7-8 days`, stay on one line. Browsers would break after the hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    RANGE.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
