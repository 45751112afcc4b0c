export default function Format() {
  return <h1>Format</h1>;
}
