import './TagList.css';

export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="tag-list" aria-label="Thèmes">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
