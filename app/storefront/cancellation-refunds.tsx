export default function CancellationRefunds() {
  return <h1>CancellationRefunds</h1>;
}
