export default function Confirmation() {
  return <h1>Confirmation</h1>;
}
