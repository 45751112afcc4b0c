export default function ChooseBook() {
  return <h1>ChooseBook</h1>;
}
