export function TextList({
  items,
  as: List = "ul",
  className,
}: {
  items: readonly string[];
  as?: "ul" | "ol";
  className: string;
}) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
