export default function CreateBook() {
  return <h1>CreateBook</h1>;
}
