"""A game of Reticle as an environment in the shape of PettingZoo's AEC, over `reticle serve-bot`."""
import json, random, subprocess, sys, time


class ReticleEnv:
    """One match at a time: `reset`, `agent_iter`, `last`, `step`, as PettingZoo's AECEnv has them."""

    def __init__(self, game, options=None, command=("reticle",)):
        self.game, self.options = game, options or {}
        self.process = subprocess.Popen(
            [*command, "serve-bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["issues"])
        return answer

    def stand(self, now):
        self.agents, self.rewards = now["agents"], now["rewards"]
        self.terminations = dict.fromkeys(self.agents, now["over"])
        self.agent_selection = None if now["over"] else now["acting"][0]

    def reset(self, seed=0):
        now = self.ask(do="start", game=self.game, options=self.options, seed=seed)
        self.match = now["match"]
        self.stand(now)

    def observe(self, agent):
        moves = self.ask(do="legal", match=self.match, agent=agent)["moves"]
        return {"observation": self.ask(do="observe", match=self.match, agent=agent)["observation"], "moves": moves}

    def last(self):
        agent = self.agent_selection
        return self.observe(agent), self.rewards[agent], self.terminations[agent], False, {}

    def step(self, move):
        self.stand(self.ask(do="act", match=self.match, move=move))

    def agent_iter(self):
        while self.agent_selection is not None:
            yield self.agent_selection
        self.ask(do="close", match=self.match)


if __name__ == "__main__":
    games, start = int(sys.argv[1]), time.time()
    env = ReticleEnv("taktik", {"width": 6, "height": 6, "turnLimit": 6}, sys.argv[2:] or ("reticle",))
    for seed in range(games):
        env.reset(seed)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(random.Random(seed).choice(observation["moves"]))
        print(json.dumps({"seed": seed, "rewards": env.rewards}))
    print(f"{games / (time.time() - start):.1f} games/s", file=sys.stderr)
