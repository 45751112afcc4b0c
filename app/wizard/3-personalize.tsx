export default function Personalize() {
  return <h1>Personalize</h1>;
}
